import { VisuallyHidden } from '@aranya/ui';
import styles from './casebook.module.css';
import { type GuessResult, answeredCases, currentIndex, type Detective } from './detective.rules';
import { resultMark } from './share-text';

function answerText({ correct, clues }: GuessResult): string {
  return correct ? `named on clue ${clues}` : 'not named';
}

export function Casebook({ game }: { game: Detective }) {
  const cases = answeredCases(game.animals, game.answers);
  const missed = cases.filter(({ correct }) => !correct).map(({ animal }) => animal.name);
  return (
    <>
      <ol className={styles.casebook} aria-label="Casebook of this round">
        {game.animals.map(({ name }, index) => {
          const answered = cases[index];
          return (
            <li
              className="center anchor sand ink-3"
              key={name}
              data-answer={answered?.correct}
              aria-current={index === currentIndex(game) ? 'step' : undefined}
            >
              <span className="center wide tall" title={answered?.animal.name} aria-hidden="true">
                {answered ? resultMark(answered) : ''}
              </span>
              <VisuallyHidden>
                {answered ? `${answered.animal.name}, ${answerText(answered)}` : `${index + 1}, to come`}
              </VisuallyHidden>
            </li>
          );
        })}
      </ol>
      {/* The line is always there, so that the first name moves nothing. */}
      <p className={`small ink-2 ${styles.missed}`}>{missed.length > 0 && `Missed: ${missed.join(', ')}`}</p>
    </>
  );
}
