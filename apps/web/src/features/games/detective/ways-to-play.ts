import { paths } from '../../../lib/paths';
import type { Day } from '../shared/daily/days';

export const PRACTICE = 'practice';

/** The fifteen of today, that of a day, or practice. */
export function detectivePath(way?: Day): string {
  const path = paths.game('detective');
  if (way === undefined) return path;
  return way === PRACTICE ? `${path}?play=${PRACTICE}` : `${path}?day=${way}`;
}
