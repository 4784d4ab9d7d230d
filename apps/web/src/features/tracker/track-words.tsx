import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { allTracks, type AnimalTrack } from './track';

/** By the track's slug. */
export type TrackTexts = Readonly<
  Record<string, { name: string; summary: string; places: readonly string[] }>
>;

const TracksContext = createContext(allTracks);

/** Returns the simulated routes in the page's language, sorted by name. */
export const useTracks = (): readonly AnimalTrack[] => useContext(TracksContext);

export const translateTracks = (texts: TrackTexts): AnimalTrack[] =>
  allTracks
    .map((track) => {
      const { places, ...words } = texts[track.slug] ?? { places: [] };
      const stops = track.stops.map((stop, at) => ({ ...stop, place: places[at] ?? stop.place }));
      return { ...track, ...words, stops };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));

export function TracksProvider({ texts, children }: { texts: TrackTexts; children: ReactNode }) {
  const value = useMemo(() => translateTracks(texts), [texts]);
  return <TracksContext value={value}>{children}</TracksContext>;
}
