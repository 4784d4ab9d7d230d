import { paths } from '../../../lib/paths';
import type { Day } from '../../../lib/daily/days';

export const PRACTICE = 'practice';

/** Returns the address of today's fifteen, an earlier day's, or practice. */
export function detectivePath(way?: Day): string {
  const path = paths.game('detective');
  if (way === undefined) return path;
  return way === PRACTICE ? `${path}?play=${PRACTICE}` : `${path}?day=${way}`;
}
