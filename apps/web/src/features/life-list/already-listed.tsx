import { SiteLink } from '../../lib/language/site-link';
import { toShownAnimal, type KeyedAnimal } from '../../lib/animals';
import { paths } from '../../lib/paths';

/** A list has each species once, by its first sighting. */
export function AlreadyListed({ animal }: { animal: KeyedAnimal }) {
  return (
    <>
      {`${toShownAnimal(animal).name} is already on your life list. `}
      <SiteLink to={paths.createSighting({ species: animal.species })}>Post an earlier sighting</SiteLink>
    </>
  );
}
