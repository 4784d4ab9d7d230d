import { animalIndex } from '@aranya/wildlife-data';
import styles from './misty-plate.module.css';

interface MistyPlateProps {
  animalId: number;
  /** Index of the newest clue shown: with each the mist thins. */
  clue: number;
  /** The answer is out: the mist lifts. */
  revealed: boolean;
}

/**
 * The animal's plate behind mist. It says nothing to screen readers until the answer is out; give it a key by animal,
 * so that the next one never shows through while the mist comes back.
 */
export function MistyPlate({ animalId, clue, revealed }: MistyPlateProps) {
  const animal = animalIndex.find(({ id }) => id === animalId);
  return (
    <div className={styles.plate}>
      {animal && (
        <img
          src={animal.image}
          alt={revealed ? `Illustration: ${animal.name}` : ''}
          width="1200"
          height="900"
          draggable="false"
          data-clue={revealed ? undefined : clue + 1}
        />
      )}
    </div>
  );
}
