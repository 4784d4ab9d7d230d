import { type KeyedAnimal, toShownAnimal } from '../../lib/animals';
import { AnimalPortrait } from '../../parts/species-search/animal-portrait';
import styles from './sightings.module.css';

export function SpeciesTitle({ animal }: { animal: KeyedAnimal }) {
  const { name, scientificName } = toShownAnimal(animal);
  return (
    <span className={`row gap-4 ${styles.title}`}>
      <AnimalPortrait animal={animal} size={72} />
      <span className="stack gap-1 shrinks">
        {name}
        {scientificName !== undefined && (
          <i className="latin" lang="la">
            {scientificName}
          </i>
        )}
      </span>
    </span>
  );
}
