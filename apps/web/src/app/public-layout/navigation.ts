import type { SectionLink } from '../../lib/aria-current';
import { m } from '../../lib/language/messages';
import { paths } from '../../lib/paths';

interface SiteLink extends SectionLink {
  label: string;
}

/** Read while rendering, as a page's language is known by then. */
export const mainLinks = (): SiteLink[] => [
  { label: m.nav_species(), to: paths.species(), also: paths.animal('') },
  { label: m.nav_news(), to: paths.news() },
  { label: m.nav_parks(), to: paths.parks() },
  { label: m.nav_favorites(), to: paths.favorites() },
  { label: m.nav_games(), to: paths.games() },
  { label: m.nav_about(), to: paths.about() },
];

/** Stands beside the six links in the header. */
export const trackingLink = (): SiteLink => ({ label: m.nav_live_tracking(), to: paths.liveTracking() });

/** For the footer and the menu; the first also stands elsewhere. */
export const moreLinks = (): SiteLink[] => [
  trackingLink(),
  { label: m.nav_community(), to: paths.community() },
  { label: m.nav_sightings(), to: paths.ownLifeList() },
  { label: m.nav_contact(), to: paths.contact() },
];

/** Without scripts the menu button leads here. */
export const footerLinksId = 'site-links';
