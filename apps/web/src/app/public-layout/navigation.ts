import type { SectionLink } from '../../lib/aria-current';
import { paths } from '../../lib/paths';

interface SiteLink extends SectionLink {
  label: string;
}

export const mainLinks: readonly SiteLink[] = [
  { label: 'Species', to: paths.species(), also: paths.animal('') },
  { label: 'News', to: paths.news() },
  { label: 'Parks', to: paths.parks() },
  { label: 'Favorites', to: paths.favorites() },
  { label: 'Games', to: paths.games() },
  { label: 'About', to: paths.about() },
];

/** Stands beside the six links in the header. */
export const trackingLink: SiteLink = { label: 'Live Tracking', to: paths.liveTracking() };

/** For the footer and the menu; the first also stands elsewhere. */
export const moreLinks: readonly SiteLink[] = [
  trackingLink,
  { label: 'Community', to: paths.community() },
  { label: 'Sightings and life list', to: paths.ownLifeList() },
  { label: 'Contact Us', to: paths.contact() },
];

/** Without scripts the menu button leads here. */
export const footerLinksId = 'site-links';
