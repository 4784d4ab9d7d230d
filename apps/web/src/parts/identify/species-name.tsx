import { Link } from 'react-router';
import { animalOf, type KeyedAnimal } from '../../lib/animals';
import { SpeciesLabel } from '../species-search/species-label';
import styles from './species-name.module.css';

interface SpeciesNameProps {
  animal: KeyedAnimal;
  /** The side of the portrait in pixels. */
  size: number;
}

/** Shows portrait, name and scientific name; the name leads to its page. */
export function SpeciesName({ animal, size }: SpeciesNameProps) {
  const { name, scientificName, path } = animalOf(animal);
  return (
    <span className={`row gap-3 shrinks ${styles.species}`}>
      <SpeciesLabel
        animal={animal}
        name={path === undefined ? name : <Link to={path}>{name}</Link>}
        scientificName={scientificName}
        size={size}
      />
    </span>
  );
}
