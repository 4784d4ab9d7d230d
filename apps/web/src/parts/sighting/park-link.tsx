import { capital } from '../../lib/capital';
import { findPark } from '../../lib/catalogue';
import { recordWord } from '../../lib/language/record-word';
import { Said } from '../../lib/language/said';
import { SiteLink } from '../../lib/language/site-link';
import { lazyOffline } from '../../lib/lazy-part';
import { paths } from '../../lib/paths';

/** Approximates the name: "Nagarahole National Park" for `area-nagarahole-national-park`. */
const wordsOfKey = (key: string) =>
  key
    .replace(/^area-/, '')
    .split('-')
    .map(capital)
    .join(' ');

const WordsOfKey = ({ area }: { area: string }) => <Said text={wordsOfKey(area)} />;

/** The names of all areas load only where needed. */
const AreaTitle = lazyOffline(
  async () => ({ default: (await import('./area-title')).AreaTitle }),
  WordsOfKey,
  WordsOfKey,
).Component;

interface ParkLinkProps {
  /** A park's slug, or another area's key. */
  park: string;
  className?: string;
}

export function ParkLink({ park, className }: ParkLinkProps) {
  const found = findPark(park);
  return (
    <SiteLink className={className} to={found ? paths.park(park) : paths.area(park)}>
      {found ? <Said text={recordWord(found.name)} /> : <AreaTitle area={park} />}
    </SiteLink>
  );
}
