import type { ReactNode } from 'react';
import { freeNameNote, type KeyedAnimal } from '../../lib/animals';
import { AnimalPortrait } from './animal-portrait';
import styles from './species-label.module.css';

interface SpeciesLabelProps {
  animal: KeyedAnimal;
  /** The name, or a link with it. */
  name: ReactNode;
  /** Undefined if the name is scientific, or the animal is gone. */
  scientificName: string | undefined;
  /** The portrait's side in pixels. */
  size: number;
  /** Shown below the names. */
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
