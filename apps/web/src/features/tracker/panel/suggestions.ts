import { containsFolded, measuredTracks, searchTracks, slugOf } from '@aranya/wildlife-data';
import { paths } from '../../../lib/paths';
import { portraitOf, useMeasured } from '../measured/measured-words';
import { useTracks } from '../track-words';

/** A simulated route or a measured animal. */
export interface Suggestion {
  /** Of the English page. */
  path: string;
  name: string;
  /** Tells measured animals of one species apart. */
  individual?: string;
  portrait: string;
}

/** The field shows this after a choice. */
export const suggestionText = ({ name, individual }: Pick<Suggestion, 'name' | 'individual'>): string =>
  individual === undefined ? name : `${name}, ${individual}`;

/**
 * Returns a function that finds simulated routes first, then measured animals by species or individual, by
 * English names too; none for a blank text.
 */
export function useSuggestions(): (text: string) => Suggestion[] {
  const tracks = useTracks();
  const measured = useMeasured();
  return (text) => {
    if (text.trim() === '') return [];
    const english = searchTracks(text).map(({ name }) => slugOf(name));
    return [
      ...tracks
        .filter(({ slug, name }) => english.includes(slug) || containsFolded([name], text))
        .map(({ slug, name }): Suggestion => ({ path: paths.liveTracking(slug), name, portrait: slug })),
      ...measured
        .filter(({ id, ...shown }) =>
          containsFolded(
            [shown, ...measuredTracks.filter((track) => track.id === id)].map(
              ({ species: name, individual }) => suggestionText({ name, individual }),
            ),
            text,
          ),
        )
        .map((track): Suggestion => ({
          path: paths.measuredTrack(track.id),
          name: track.species,
          individual: track.individual,
          portrait: portraitOf(track),
        })),
    ];
  };
}
