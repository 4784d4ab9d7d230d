import { containsFolded, measuredTracks, searchTracks, slugOf } from '@aranya/wildlife-data';
import { paths } from '../../../lib/paths';

/** A simulated route or a measured animal. */
export interface Suggestion {
  path: string;
  name: string;
  /** Tells measured animals of one species apart. */
  individual?: string;
  portrait: string;
}

/** The field shows this after a choice. */
export const suggestionText = ({ name, individual }: Suggestion): string =>
  individual === undefined ? name : `${name}, ${individual}`;

/** Finds simulated routes first, then measured animals by species or individual; none for a blank text. */
export function suggestionsFor(text: string): Suggestion[] {
  const simulated = searchTracks(text).map(({ name }): Suggestion => {
    const slug = slugOf(name);
    return { path: paths.liveTracking(slug), name, portrait: slug };
  });
  if (text.trim() === '') return [];
  const measured = measuredTracks
    .filter(({ species, individual }) => containsFolded([`${species}, ${individual}`], text))
    .map(({ id, species, individual }): Suggestion => ({
      path: paths.measuredTrack(id),
      name: species,
      individual,
      portrait: slugOf(species),
    }));
  return [...simulated, ...measured];
}
