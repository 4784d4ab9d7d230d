import { containsFolded, parks } from '@aranya/wildlife-data';
import { Link } from 'react-router';
import { paths } from '../../lib/paths';

const SHOWN = 6;

/** Names the parks that have an animal of this name; two letters match none. */
export function ParksOfAnimal({ text }: { text: string }) {
  const wanted = text.trim();
  const found = parks.filter(({ fauna }) => containsFolded(fauna, wanted));
  if (wanted.length < 3 || found.length === 0) return null;
  return (
    <p className="wide">
      “{wanted}” is among the animals of{' '}
      {found.slice(0, SHOWN).map(({ slug, name }, index) => (
        <span key={slug}>
          {index > 0 && ', '}
          <Link to={paths.park(slug)}>{name}</Link>
        </span>
      ))}
      .
    </p>
  );
}
