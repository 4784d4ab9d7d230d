import { announce } from '@aranya/ui';
import { detectiveAnimals } from '@aranya/wildlife-data';
import { useEffect, useState } from 'react';
import { updatePersisted, usePersisted } from '../../../lib/persisted-store';
import { StatisticsSection } from '../shared/statistics-section';
import { ClueList } from './clue-list';
import {
  currentAnimal,
  type Detective,
  guess,
  namedInRound,
  nextAnimal,
  nextClue,
  PAUSE_MS,
  startDetective,
  verdictText,
} from './detective.rules';
import styles from './detective.module.css';
import { detectiveStatistics, withAnswer } from './detective-statistics';
import { GuessForm } from './guess-form';
import { AnswerHistory } from './history';
import { MistyPlate } from './misty-plate';

function introductionOf(game: Detective): string {
  const before = game.lastRound === undefined ? '' : `${roundText(game)} `;
  return `${before}${positionOf(game)}. ${currentAnimal(game).clues[0]}`;
}

const positionOf = ({ current, animals }: Detective) => `Animal ${current + 1} of ${animals.length}`;

const roundText = ({ lastRound, animals, round }: Detective) =>
  `You named ${lastRound} of ${animals.length}. Round ${round} begins.`;

export function DetectiveGame() {
  const [game, setGame] = useState(() => startDetective(detectiveAnimals));
  const [text, setText] = useState('');
  const { value: statistics, unsaved } = usePersisted(detectiveStatistics);
  const { verdict, turn } = game;

  useEffect(() => {
    if (!verdict) return;
    const timer = setTimeout(() => {
      setText('');
      setGame((now) => nextAnimal(now, turn));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [verdict, turn]);

  // Not for the first animal, which is read with the page.
  const introduction = turn > 0 && !verdict && game.clue === 0 ? introductionOf(game) : undefined;
  useEffect(() => {
    if (introduction) announce(introduction);
  }, [introduction]);

  const answer = () => {
    const next = guess(game, text);
    if (next === game) return;
    setGame(next);
    if (!next.verdict) return;
    announce(verdictText(next.verdict));
    const { correct } = next.verdict;
    updatePersisted(detectiveStatistics, (now) =>
      withAnswer(now, { correct, clue: game.clue, streak: next.streak, named: namedInRound(next) }),
    );
  };

  const reveal = () => {
    const next = nextClue(game);
    setGame(next);
    announce(`Clue ${next.clue + 1}. ${currentAnimal(next).clues[next.clue] ?? ''}`);
  };

  return (
    <div className={styles.game}>
      <div className={styles.picture}>
        <MistyPlate
          key={game.current}
          animalId={currentAnimal(game).animalId}
          clue={game.clue}
          revealed={verdict !== undefined}
        />
      </div>
      <div className={styles.play}>
        <div className={styles.status}>
          <h2>{positionOf(game)}</h2>
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
        <AnswerHistory game={game} />
        <StatisticsSection
          title="Your results"
          unsaved={unsaved}
          statistics={[
            { label: 'Guesses', value: statistics.played },
            { label: 'Named', value: statistics.won },
            { label: 'On the first clue', value: statistics.firstClue },
            { label: 'Best streak', value: statistics.bestStreak },
            { label: 'Best round', value: `${statistics.bestRound} / ${detectiveAnimals.length}` },
          ]}
        />
      </div>
    </div>
  );
}
