import { animalIndex } from '@aranya/wildlife-data';
import { type ReactNode, useEffect } from 'react';
import { m } from '../../../lib/language/messages';
import { useGameAnimal } from '../game-texts';
import { CaseCard } from './case-card';
import { Casebook } from './casebook';
import { ClueList } from './clue-list';
import { currentAnimal, type Detective } from './detective.rules';
import styles from './detective-round.module.css';
import { GuessForm } from './guess-form';
import { progressText, useDetective } from './use-detective';

type DetectiveRoundProps = {
  start: Detective;
  onSave: (game: Detective) => void;
  /** Replaces the board after the last animal. */
  result?: (game: Detective) => ReactNode;
  below?: (game: Detective) => ReactNode;
};

export function DetectiveRound({ start, onSave, result, below }: DetectiveRoundProps) {
  const translate = useGameAnimal();
  const { game, text, setText, answer, reveal } = useDetective(
    { ...start, animals: start.animals.map(translate) },
    onSave,
  );
  const picture = text === '' ? undefined : clearedPicture(game);
  useEffect(() => {
    // The answer shows for only 1.5 s, so its picture loads during the guess.
    if (picture) new Image().src = picture;
  }, [picture]);
  if (game.finished) return result?.(game);
  return (
    <>
      <div className={styles.round}>
        <div className={styles.card}>
          <CaseCard game={game} />
        </div>
        <div className={styles.status}>
          <h2>{progressText(game)}</h2>
          <p className="ink-2">
            {m.detective_score()} <b className="num ink">{game.score}</b>
          </p>
          <p className="ink-2">
            {m.detective_streak()} <b className="num ink">{game.streak}</b>
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

function clearedPicture(game: Detective): string | undefined {
  const { animalId } = currentAnimal(game);
  return animalIndex.find(({ id }) => id === animalId)?.image;
}
