import { Link } from 'react-router';
import { capital } from '../../lib/capital';
import { findPark } from '../../lib/catalogue';
import { lazyOffline } from '../../lib/lazy-part';
import { paths } from '../../lib/paths';

/** Returns nearly the name: "Nagarahole National Park" of `area-nagarahole-national-park`. */
const wordsOfKey = (key: string) =>
  key
    .replace(/^area-/, '')
    .split('-')
    .map(capital)
    .join(' ');

const WordsOfKey = ({ area }: { area: string }) => <>{wordsOfKey(area)}</>;

/** The names of all areas load where one is shown. */
const AreaTitle = lazyOffline(
  async () => ({ default: (await import('./area-title')).AreaTitle }),
  WordsOfKey,
  WordsOfKey,
).Component;

interface ParkLinkProps {
  /** The slug of a park, or the key of another area. */
  park: string;
  className?: string;
}

/** Leads to the page of a park or another area. */
export function ParkLink({ park, className }: ParkLinkProps) {
  const found = findPark(park);
  return (
    <Link className={className} to={found ? paths.park(park) : paths.area(park)}>
      {found ? found.name : <AreaTitle area={park} />}
    </Link>
  );
}
