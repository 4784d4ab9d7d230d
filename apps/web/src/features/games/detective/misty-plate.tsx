import { animalIndex } from '@aranya/wildlife-data';
import styles from './misty-plate.module.css';

interface MistyPlateProps {
  animalId: number;
  clue: number;
  revealed: boolean;
}

/**
 * Hidden from screen readers until revealed. Needs a key per animal: the next one would be visible while the
 * mist returns.
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
