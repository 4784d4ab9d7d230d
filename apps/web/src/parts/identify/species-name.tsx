import { Link } from 'react-router';
import { paths } from '../../lib/paths';
import { findSpecies } from '../../lib/catalogue';
import { SpeciesLabel } from '../species-search/species-label';
import styles from './species-name.module.css';

/** Returns the name in the catalogue, or the slug of a species that is no longer there. */
export const speciesName = (slug: string): string => findSpecies(slug)?.name ?? slug;

interface SpeciesNameProps {
  slug: string;
  /** The side of the portrait in pixels. */
  size: number;
}

/** Shows portrait, name and scientific name; the name leads to its page. */
export function SpeciesName({ slug, size }: SpeciesNameProps) {
  const species = findSpecies(slug);
  return (
    <span className={`row gap-3 shrinks ${styles.species}`}>
      <SpeciesLabel
        slug={slug}
        name={species ? <Link to={paths.animal(species.id)}>{species.name}</Link> : slug}
        scientificName={species?.scientific_name}
        size={size}
      />
    </span>
  );
}
