import { Link } from 'react-router';
import { toShownAnimal, type KeyedAnimal } from '../../lib/animals';
import { SpeciesLabel } from '../species-search/species-label';
import styles from './species-name.module.css';

interface SpeciesNameProps {
  animal: KeyedAnimal;
  /** The portrait's side in pixels. */
  size: number;
}

export function SpeciesName({ animal, size }: SpeciesNameProps) {
  const { name, scientificName, path } = toShownAnimal(animal);
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
