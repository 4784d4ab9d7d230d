import { useLocation } from 'react-router';
import { PawIcon, PeopleIcon, PlayingIcon, RouteIcon, TreeIcon } from '../../lib/icons';
import { paths } from '../../lib/paths';
import { type BarItem, BarLinks } from '../bars/bar-links';
import bars from '../bars/bars.module.css';

const items: readonly BarItem[] = [
  { to: paths.species(), also: paths.animal(''), label: 'Species', icon: <PawIcon /> },
  { to: paths.parks(), label: 'Parks', icon: <TreeIcon /> },
  { to: paths.games(), label: 'Games', icon: <PlayingIcon /> },
  { to: paths.liveTracking(), label: 'Tracking', name: 'Live Tracking', icon: <RouteIcon /> },
  { to: paths.community(), label: 'Community', icon: <PeopleIcon /> },
];

/** A map or a game that fills the screen of a phone; addresses of files end with a slash. */
const FULL_SCREENS = /^\/(games\/.|live-tracking)/;

/** Leads phones to what visitors open most, where neither a map nor a game needs the room. */
export function PublicBar() {
  const { pathname } = useLocation();
  if (FULL_SCREENS.test(pathname)) return null;
  return (
    <nav className={`screen-only gone ${bars.bar}`} aria-label="Shortcuts">
      <BarLinks items={items} />
    </nav>
  );
}
