import { containsFolded } from '../text/folded';
import type { Track } from './track';
import { tracks } from './tracks';

/**
 * The tracks whose name contains the text, in the list's order. Case, accents and blanks at the ends do not matter;
 * unlike the other searches, a blank text finds none.
 */
export function searchTracks(text: string): Track[] {
  if (text.trim() === '') return [];
  return tracks.filter((track) => containsFolded([track.name], text));
}
