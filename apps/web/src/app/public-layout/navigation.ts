import { paths } from '../../lib/paths';

export type SiteLink = {
  label: string;
  to: string;
  /** The beginning of addresses that belong to this screen and do not begin with its own. */
  also?: string;
};

/** The six links of the header, in the specification's order. */
export const mainLinks: readonly SiteLink[] = [
  { label: 'Species', to: paths.species(), also: paths.animal('') },
  { label: 'News', to: paths.news() },
  { label: 'Parks', to: paths.parks() },
  { label: 'Favorites', to: paths.favorites() },
  { label: 'Games', to: paths.games() },
  { label: 'About', to: paths.about() },
];

/** What the footer names besides. */
export const moreLinks: readonly SiteLink[] = [
  { label: 'Live Tracking', to: paths.liveTracking() },
  { label: 'Community', to: paths.community() },
  { label: 'Contact Us', to: paths.contact() },
];

/** Where the footer's links stand: the menu of those whose browser runs no scripts. */
export const footerLinksId = 'site-links';

/** The value of `aria-current` for a link while `pathname` is open: its own page, or one that belongs to it. */
export function currentOf({ to, also }: SiteLink, pathname: string): 'page' | 'true' | undefined {
  if (pathname.replace(/\/$/, '') === to) return 'page';
  const within = pathname.startsWith(`${to}/`) || (also !== undefined && pathname.startsWith(also));
  return within ? 'true' : undefined;
}
