import { useLocation } from 'react-router';
import { PawIcon, PeopleIcon, PlayingIcon, RouteIcon, TreeIcon } from '../../lib/icons';
import { m } from '../../lib/language/messages';
import { withoutPrefix } from '../../lib/language/site-paths';
import { paths } from '../../lib/paths';
import { type BarItem, BarLinks } from '../bars/bar-links';
import bars from '../bars/bars.module.css';

const items = (): BarItem[] => [
  { to: paths.species(), also: paths.animal(''), label: m.nav_species(), icon: <PawIcon /> },
  { to: paths.parks(), label: m.nav_parks(), icon: <TreeIcon /> },
  { to: paths.games(), label: m.nav_games(), icon: <PlayingIcon /> },
  { to: paths.liveTracking(), label: m.nav_tracking(), name: m.nav_live_tracking(), icon: <RouteIcon /> },
  { to: paths.community(), label: m.nav_community(), icon: <PeopleIcon /> },
];

/** A map or a game that fills the screen of a phone; addresses of files end with a slash. */
const FULL_SCREENS = /^\/(games\/.|live-tracking)/;

/** Leads phones to what visitors open most, where neither a map nor a game needs the room. */
export function PublicBar() {
  const { pathname } = useLocation();
  if (FULL_SCREENS.test(withoutPrefix(pathname))) return null;
  return (
    <nav className={`screen-only gone ${bars.bar}`} aria-label={m.nav_shortcuts()}>
      <BarLinks items={items()} />
    </nav>
  );
}
