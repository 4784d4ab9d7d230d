import { animalIndex } from '@aranya/wildlife-data';
import { VisuallyHidden } from '@aranya/ui';
import type { Detective } from './detective.rules';
import styles from './casebook.module.css';

/** All animals of the round in a row of slots: who was named, who got away, and who is looked for. */
export function Casebook({ game: { animals, answers, current } }: { game: Detective }) {
  return (
    <ol className={styles.book} aria-label="Casebook of this round">
      {animals.map(({ name, animalId }, index) => {
        const answer = answers[index];
        const now = index === current;
        return (
          <li key={name} data-answer={answer} aria-current={now ? 'step' : undefined}>
            {answer === undefined ? (
              <span className={styles.number}>{index + 1}</span>
            ) : (
              <>
                <img
                  src={animalIndex.find(({ id }) => id === animalId)?.image}
                  alt=""
                  width="1200"
                  height="900"
                />
                <VisuallyHidden>
                  {name}, {answer ? 'named' : 'not named'}
                </VisuallyHidden>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}
