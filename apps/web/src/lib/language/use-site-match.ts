import { matchPath, useLocation } from 'react-router';
import { withoutPrefix } from './site-paths';

/** Tells whether the page is one of a pattern, in any language. */
export const useSiteMatch = (pattern: string): boolean =>
  matchPath(pattern, withoutPrefix(useLocation().pathname)) !== null;
