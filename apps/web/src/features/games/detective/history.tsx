import { animalIndex } from '@aranya/wildlife-data';
import { VisuallyHidden } from '@aranya/ui';
import type { Detective } from './detective.rules';
import styles from './history.module.css';

export function AnswerHistory({ game: { animals, answers, current } }: { game: Detective }) {
  return (
    <ol className={styles.history} aria-label="Casebook of this round">
      {animals.map(({ name, animalId }, index) => {
        const answer = answers[index];
        return (
          <li key={name} data-answer={answer} aria-current={index === current ? 'step' : undefined}>
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
