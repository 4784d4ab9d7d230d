import { Link } from 'react-router';
import { paths } from '../../lib/paths';

/** A list has each species once, by its first sighting. */
export function AlreadyListed({ species: { name, slug } }: { species: { name: string; slug: string } }) {
  return (
    <>
      {`${name} is already on your life list. `}
      <Link to={paths.createSighting({ species: slug })}>Post an earlier sighting</Link>
    </>
  );
}
