import { toShownAnimal, type KeyedAnimal } from '../../lib/animals';
import { LinkOrText } from '../../lib/link-or-text';
import { SpeciesLabel } from '../species-search/species-label';
import { AnimalName } from './animal-name';
import styles from './species-name.module.css';

interface SpeciesNameProps {
  animal: KeyedAnimal;
  /** The portrait's side in pixels. */
  size: number;
}

export function SpeciesName({ animal, size }: SpeciesNameProps) {
  const { scientificName, path } = toShownAnimal(animal);
  return (
    <span className={`row gap-3 shrinks ${styles.species}`}>
      <SpeciesLabel
        animal={animal}
        name={
          <LinkOrText to={path}>
            <AnimalName animal={animal} />
          </LinkOrText>
        }
        scientificName={scientificName}
        size={size}
      />
    </span>
  );
}
