import { m } from '../../lib/language/messages';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';
import { useWall } from './wall-texts';

const SHOWN = 6;

/** Names the parks that have an animal of this name; two letters match none. */
export function ParksOfAnimal({ text }: { text: string }) {
  const wanted = text.trim();
  const found = useWall().ofAnimal(wanted);
  if (wanted.length < 3 || found.length === 0) return null;
  return (
    <p className="wide">
      {m.parks_of_animal({ text: wanted })}{' '}
      {found.slice(0, SHOWN).map(({ slug, name }, index) => (
        <span key={slug}>
          {index > 0 && ', '}
          <SiteLink to={paths.park(slug)}>{name}</SiteLink>
        </span>
      ))}
      {m.parks_of_animal_end()}
    </p>
  );
}
