import type { ReactNode } from 'react';
import { freeNameNote, type KeyedAnimal } from '../../lib/animals';
import { AnimalPortrait } from './animal-portrait';
import styles from './species-label.module.css';

interface SpeciesLabelProps {
  animal: KeyedAnimal;
  /** The name, or a link with it. */
  name: ReactNode;
  /** Undefined where the name is scientific, or the animal is no longer there. */
  scientificName: string | undefined;
  /** The side of the portrait in pixels. */
  size: number;
  /** Stands below the names. */
  children?: ReactNode;
}

export function SpeciesLabel({ animal, name, scientificName, size, children }: SpeciesLabelProps) {
  const note = freeNameNote(animal.species);
  return (
    <>
      <AnimalPortrait animal={animal} size={size} />
      <span className={styles.names}>
        {name}
        {scientificName !== undefined && (
          <i className="latin" lang="la">
            {scientificName}
          </i>
        )}
        {note !== undefined && <span className="small ink-2">{note}</span>}
        {children}
      </span>
    </>
  );
}
