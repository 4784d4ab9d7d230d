import { paths } from '../../lib/paths';

export type SiteLink = {
  label: string;
  to: string;
  /** Another path prefix of this section. */
  also?: string;
};

export const mainLinks: readonly SiteLink[] = [
  { label: 'Species', to: paths.species(), also: paths.animal('') },
  { label: 'News', to: paths.news() },
  { label: 'Parks', to: paths.parks() },
  { label: 'Favorites', to: paths.favorites() },
  { label: 'Games', to: paths.games() },
  { label: 'About', to: paths.about() },
];

/** Beside the six in the header. */
export const trackingLink: SiteLink = { label: 'Live Tracking', to: paths.liveTracking() };

/** Footer and menu only, but for the first. */
export const moreLinks: readonly SiteLink[] = [
  trackingLink,
  { label: 'Community', to: paths.community() },
  { label: 'Contact Us', to: paths.contact() },
];

/** The menu without scripts. */
export const footerLinksId = 'site-links';

/** 'true' within the section. */
export function ariaCurrent({ to, also }: SiteLink, pathname: string): 'page' | 'true' | undefined {
  if (pathname.replace(/\/$/, '') === to) return 'page';
  const within = pathname.startsWith(`${to}/`) || (also !== undefined && pathname.startsWith(also));
  return within ? 'true' : undefined;
}
