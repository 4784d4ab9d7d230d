import { m } from '../../lib/language/messages';
import { SiteLink } from '../../lib/language/site-link';
import { toShownAnimal, type KeyedAnimal } from '../../lib/animals';
import { paths } from '../../lib/paths';

/** A list has each species once, by its first sighting. */
export function AlreadyListed({ animal }: { animal: KeyedAnimal }) {
  return (
    <>
      {m.life_already({ name: toShownAnimal(animal).name })}
      <SiteLink to={paths.createSighting({ species: animal.species })}>{m.life_earlier()}</SiteLink>
    </>
  );
}
