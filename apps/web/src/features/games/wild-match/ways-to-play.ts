import { paths } from '../../../lib/paths';
import type { Day } from '../../../lib/daily/days';

export const FREE = 'free';

/** Returns the address of today's deal, an earlier day's, or free deals. */
export function matchPath(way?: Day): string {
  const path = paths.game('wild-match');
  if (way === undefined) return path;
  return way === FREE ? `${path}?play=${FREE}` : `${path}?day=${way}`;
}
