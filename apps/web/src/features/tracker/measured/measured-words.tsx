import { type MeasuredInfo, measuredTracks, slugOf } from '@aranya/wildlife-data';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { MeasuredTexts } from '../../../data/translation/measured-translation.server';

interface ListedTrack extends MeasuredInfo {
  /** By default the slug of the species' English name. */
  portrait?: string;
}

const MeasuredContext = createContext<readonly ListedTrack[]>(measuredTracks);

/** Returns the measured tracks in the page's language. */
export const useMeasured = () => useContext(MeasuredContext);

export const portraitOf = ({ portrait, species }: Pick<ListedTrack, 'portrait' | 'species'>): string =>
  portrait ?? slugOf(species);

export const translateMeasured = (texts: MeasuredTexts): ListedTrack[] =>
  measuredTracks.map((track) => {
    const { changes = track.source.changes, ...words } = texts[track.id] ?? {};
    return { ...track, ...words, source: { ...track.source, changes }, portrait: portraitOf(track) };
  });

/** @param texts none in English */
export function MeasuredProvider({ texts, children }: { texts: MeasuredTexts | null; children: ReactNode }) {
  const value = useMemo(() => (texts ? translateMeasured(texts) : measuredTracks), [texts]);
  return <MeasuredContext value={value}>{children}</MeasuredContext>;
}
