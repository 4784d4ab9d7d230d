import { Link } from 'react-router';
import { artwork } from '../../../app/artwork';
import { paths } from '../../../lib/paths';
import { speciesOf } from '../shared/sightings/catalogue';
import styles from './species-name.module.css';

/** The name in the catalogue, or the slug of what it does not have any more. */
export const speciesName = (slug: string): string => speciesOf(slug)?.name ?? slug;

interface SpeciesNameProps {
  slug: string;
  /** Side of the portrait in pixels. */
  size: number;
}

/** Portrait, name and scientific name; the name leads to its page. */
export function SpeciesName({ slug, size }: SpeciesNameProps) {
  const species = speciesOf(slug);
  return (
    <span className={styles.species}>
      <img
        src={artwork.portrait(slug)}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        className={styles.portrait}
      />
      <span className={styles.names}>
        {species ? <Link to={paths.animal(species.id)}>{species.name}</Link> : slug}
        {species && (
          <i className="latin" lang="la">
            {species.scientific_name}
          </i>
        )}
      </span>
    </span>
  );
}
