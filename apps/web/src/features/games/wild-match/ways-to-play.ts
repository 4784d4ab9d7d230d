import { paths } from '../../../lib/paths';
import type { Day } from '../shared/daily/days';

export const FREE = 'free';

/** The daily deal of today, that of a day, or free deals. */
export function matchPath(way?: Day): string {
  const path = paths.game('wild-match');
  if (way === undefined) return path;
  return way === FREE ? `${path}?play=${FREE}` : `${path}?day=${way}`;
}
