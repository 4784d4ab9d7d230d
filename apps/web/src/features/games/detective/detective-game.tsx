import { announce } from '@aranya/ui';
import { detectiveAnimals } from '@aranya/wildlife-data';
import { useEffect, useState } from 'react';
import { Figures } from '../shared/figures';
import { useGameStatistics } from '../shared/statistics';
import { Casebook } from './casebook';
import { ClueList } from './clue-list';
import {
  currentAnimal,
  type Detective,
  goOn,
  guess,
  namedInRound,
  nextClue,
  PAUSE_MS,
  startDetective,
  verdictText,
} from './detective.rules';
import styles from './detective.module.css';
import { detectiveStatistics, withAnswer } from './detective-statistics';
import { GuessForm } from './guess-form';
import { MistyPlate } from './misty-plate';

/** What a screen reader hears when an animal comes up. */
function openingOf(game: Detective): string {
  const before = game.lastRound === undefined ? '' : `${roundText(game)} `;
  return `${before}${placeOf(game)}. ${currentAnimal(game).clues[0]}`;
}

const placeOf = ({ current, animals }: Detective) => `Animal ${current + 1} of ${animals.length}`;

const roundText = ({ lastRound, animals, round }: Detective) =>
  `You named ${lastRound} of ${animals.length}. Round ${round} begins.`;

/** Animal Detective: clues, a guess, and a book of the cases. */
export function DetectiveGame() {
  const [game, setGame] = useState(() => startDetective(detectiveAnimals));
  const [text, setText] = useState('');
  const { statistics, problem } = useGameStatistics(detectiveStatistics);
  const { verdict, turn } = game;

  useEffect(() => {
    if (!verdict) return;
    const timer = setTimeout(() => {
      setText('');
      setGame((now) => goOn(now, turn));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [verdict, turn]);

  // Heard whenever an animal has been answered and the next comes up, not at the first, which is read in its place.
  const opening = turn > 0 && !verdict && game.clue === 0 ? openingOf(game) : undefined;
  useEffect(() => {
    if (opening) announce(opening);
  }, [opening]);

  const answer = () => {
    const next = guess(game, text);
    if (next === game) return;
    setGame(next);
    if (!next.verdict) return;
    announce(verdictText(next.verdict));
    const { correct } = next.verdict;
    detectiveStatistics.change((kept) =>
      withAnswer(kept, { correct, clue: game.clue, streak: next.streak, named: namedInRound(next) }),
    );
  };

  const reveal = () => {
    const next = nextClue(game);
    setGame(next);
    announce(`Clue ${next.clue + 1}. ${currentAnimal(next).clues[next.clue] ?? ''}`);
  };

  return (
    <div className={styles.game}>
      <div className={styles.sight}>
        <MistyPlate
          key={game.current}
          animalId={currentAnimal(game).animalId}
          clue={game.clue}
          revealed={verdict !== undefined}
        />
      </div>
      <div className={styles.case}>
        <div className={styles.standing}>
          <h2>{placeOf(game)}</h2>
          <p className={styles.score}>
            Score: <b>{game.score}</b>
          </p>
          <p className={styles.score}>
            Streak: <b>{game.streak}</b>
          </p>
        </div>
        {game.lastRound !== undefined && <p className={styles.round}>{roundText(game)}</p>}
        <ClueList game={game} />
        <GuessForm game={game} text={text} onTextChange={setText} onGuess={answer} onNextClue={reveal} />
      </div>
      <div className={styles.results}>
        <Casebook game={game} />
        <section className={styles.statistics} aria-labelledby="detective-statistics">
          <h2 id="detective-statistics">Your results</h2>
          <Figures
            figures={[
              { label: 'Guesses', value: statistics.played },
              { label: 'Named', value: statistics.won },
              { label: 'On the first clue', value: statistics.firstClue },
              { label: 'Best streak', value: statistics.bestStreak },
              { label: 'Best round', value: `${statistics.bestRound} / ${detectiveAnimals.length}` },
            ]}
          />
          <p className={styles.problem} role="status">
            {problem}
          </p>
        </section>
      </div>
    </div>
  );
}
