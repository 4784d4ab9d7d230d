import type { ReactNode } from 'react';
import { CaseCard } from './case-card';
import { Casebook } from './casebook';
import { ClueList } from './clue-list';
import type { Detective } from './detective.rules';
import styles from './detective-round.module.css';
import { GuessForm } from './guess-form';
import { positionOf, useDetective } from './use-detective';

type DetectiveRoundProps = {
  start: Detective;
  onSave: (game: Detective) => void;
  /** After the fifteenth; takes the place of the board. */
  result?: (game: Detective) => ReactNode;
  /** Below the board. */
  below?: (game: Detective) => ReactNode;
};

export function DetectiveRound({ start, onSave, result, below }: DetectiveRoundProps) {
  const { game, text, setText, answer, reveal } = useDetective(start, onSave);
  if (game.finished) return result?.(game);
  return (
    <>
      <div className={styles.round}>
        <div className={styles.card}>
          <CaseCard game={game} />
        </div>
        <div className={styles.status}>
          <h2>{positionOf(game)}</h2>
          <p>
            Score: <b>{game.score}</b>
          </p>
          <p>
            Streak: <b>{game.streak}</b>
          </p>
        </div>
        <div className={styles.casebook}>
          <Casebook game={game} />
        </div>
        <div className={styles.play}>
          <ClueList game={game} />
          <GuessForm game={game} text={text} onTextChange={setText} onGuess={answer} onNextClue={reveal} />
        </div>
      </div>
      {below?.(game)}
    </>
  );
}
