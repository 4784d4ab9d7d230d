import { Button } from '@aranya/ui';
import { animalIndex, matchAnimals } from '@aranya/wildlife-data';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import { durationText } from '../shared/duration';
import { portraitOf } from './match-board';
import styles from './match-result.module.css';
import type { WildMatchStatistics } from './wild-match-statistics';

interface MatchResultProps {
  moves: number;
  time: number;
  before: Pick<WildMatchStatistics, 'bestMoves' | 'bestTime'>;
  onAgain: () => void;
}

export function verdictOf(moves: number, time: number, { bestMoves, bestTime }: MatchResultProps['before']) {
  if (bestMoves === undefined || bestTime === undefined) return 'Your first result to beat.';
  if (moves < bestMoves && time < bestTime) return 'Fewer moves and less time than ever before!';
  if (moves < bestMoves) return `Your fewest moves so far; it was ${bestMoves}.`;
  if (time < bestTime) return `Your best time so far; it was ${durationText(bestTime)}.`;
  return `Your best: ${bestMoves} moves, and ${durationText(bestTime)}.`;
}

export function MatchResult({ moves, time, before, onAgain }: MatchResultProps) {
  const panel = useRef<HTMLElement>(null);
  // On a phone the result is below the board.
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up.
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={panel} className={styles.result} aria-labelledby="wild-match-result">
      <h2 id="wild-match-result">All eight pairs!</h2>
      <p>
        {moves} moves in {durationText(time)}. {verdictOf(moves, time, before)}
      </p>
      <Button onClick={onAgain}>Play again</Button>
      <p className={styles.hint}>Meet the animals that you found:</p>
      <ul className={styles.animals}>
        {matchAnimals.map(({ name, animalId }) => {
          const animal = animalIndex.find(({ id }) => id === animalId);
          return (
            <li key={name}>
              <Link to={paths.animal(animalId)}>
                <img src={portraitOf(name)} alt="" width="200" height="200" />
                {animal?.name ?? name}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
