import { paths } from '../../lib/paths';

export type SiteLink = {
  label: string;
  to: string;
  /** The section may have a second path prefix. */
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

/** This link stands beside the six in the header. */
export const trackingLink: SiteLink = { label: 'Live Tracking', to: paths.liveTracking() };

/** The footer and the menu show these; the first one also stands elsewhere. */
export const moreLinks: readonly SiteLink[] = [
  trackingLink,
  { label: 'Community', to: paths.community() },
  { label: 'Sightings and life list', to: paths.ownLifeList() },
  { label: 'Contact Us', to: paths.contact() },
];

/** Without scripts the menu button leads here. */
export const footerLinksId = 'site-links';

/** Returns 'page' on the page itself and 'true' elsewhere within the section. */
export function ariaCurrent({ to, also }: SiteLink, pathname: string): 'page' | 'true' | undefined {
  if (pathname.replace(/\/$/, '') === to) return 'page';
  const within = pathname.startsWith(`${to}/`) || (also !== undefined && pathname.startsWith(also));
  return within ? 'true' : undefined;
}
