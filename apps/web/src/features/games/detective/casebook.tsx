import { VisuallyHidden } from '@aranya/ui';
import { m } from '../../../lib/language/messages';
import styles from './casebook.module.css';
import { type GuessResult, answeredCases, currentIndex, type Detective } from './detective.rules';
import { resultMark } from './share-text';

function answerText({ correct, clues }: GuessResult): string {
  return correct ? m.detective_named_on() + m.detective_clue({ number: clues }) : m.detective_not_named();
}

export function Casebook({ game }: { game: Detective }) {
  const cases = answeredCases(game.animals, game.answers);
  const missed = cases.filter(({ correct }) => !correct).map(({ animal }) => animal.name);
  return (
    <>
      <ol className={styles.casebook} aria-label={m.detective_casebook()}>
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
                {answered
                  ? `${answered.animal.name}, ${answerText(answered)}`
                  : m.detective_to_come({ number: index + 1 })}
              </VisuallyHidden>
            </li>
          );
        })}
      </ol>
      {/* The line is always there, so that the first name moves nothing. */}
      <p className={`small ink-2 ${styles.missed}`}>
        {missed.length > 0 && m.detective_missed({ names: missed.join(', ') })}
      </p>
    </>
  );
}
