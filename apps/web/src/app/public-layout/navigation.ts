import { paths } from '../paths';

/** The six links of the header, in the specification's order. */
export const mainLinks = [
  { label: 'Species', to: paths.species() },
  { label: 'News', to: paths.news() },
  { label: 'Parks', to: paths.parks() },
  { label: 'Favorites', to: paths.favorites() },
  { label: 'Games', to: paths.games() },
  { label: 'About', to: paths.about() },
] as const;

/** What the footer names besides. */
export const moreLinks = [
  { label: 'Live Tracking', to: paths.liveTracking() },
  { label: 'Community', to: paths.community() },
  { label: 'Contact Us', to: paths.contact() },
] as const;
