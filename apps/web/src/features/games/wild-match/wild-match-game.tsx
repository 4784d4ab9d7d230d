import { announce, Button } from '@aranya/ui';
import { matchAnimals } from '@aranya/wildlife-data';
import { useEffect, useRef, useState } from 'react';
import { durationText, durationWords } from '../shared/duration';
import { Figures } from '../shared/figures';
import { useGameStatistics } from '../shared/statistics';
import { MatchBoard } from './match-board';
import { MatchResult } from './match-result';
import { useSeconds } from './use-seconds';
import { cardName, conceal, deal, flip, isFinished, MISMATCH_MS, timeOf } from './wild-match.rules';
import styles from './wild-match.module.css';
import { wildMatchStatistics, withResult } from './wild-match-statistics';

const newDeal = (turn?: number) => deal(matchAnimals, Math.random, turn);

/** Wild Match: the board, what has been reached, and the end that is worth reaching. */
export function WildMatchGame() {
  const [game, setGame] = useState(() => newDeal());
  /** What was best before this game, to be compared with at its end. */
  const [before, setBefore] = useState(() => wildMatchStatistics.snapshot().statistics);
  const { statistics, problem } = useGameStatistics(wildMatchStatistics);
  const board = useRef<HTMLDivElement>(null);

  const { locked, turn } = game;
  useEffect(() => {
    if (!locked) return;
    const timer = setTimeout(() => setGame((now) => conceal(now, turn)), MISMATCH_MS);
    return () => clearTimeout(timer);
  }, [locked, turn]);

  const finished = isFinished(game);
  const running = game.startedAt !== undefined && !finished;
  const time = timeOf(game, useSeconds(running));

  const turnCard = (index: number) => {
    const now = performance.now();
    const next = flip(game, index, now);
    if (next === game) return;
    setGame(next);
    if (game.startedAt === undefined) {
      wildMatchStatistics.change((kept) => ({ ...kept, played: kept.played + 1 }));
    }
    const card = next.cards[index];
    if (!card) return;
    const shown = cardName({ ...card, state: 'flipped' }, index);
    if (isFinished(next)) {
      const took = timeOf(next, now);
      wildMatchStatistics.change((kept) => withResult(kept, next.moves, took));
      announce(`${shown}. All eight pairs found in ${next.moves} moves and ${durationWords(took)}.`);
    } else if (next.locked) announce(`${shown}. No match, both turn back.`);
    else if (next.moves > game.moves) announce(`${shown}. A match! ${next.matches} of ${next.pairs}.`);
    else announce(shown);
  };

  const startAgain = () => {
    setBefore(wildMatchStatistics.snapshot().statistics);
    setGame(newDeal(game.turn));
    announce('New game. Sixteen cards, face down.');
    // The button may go with the result, and the board is where the hands are wanted.
    board.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  };

  return (
    <div className={styles.game}>
      <div>
        <MatchBoard ref={board} cards={game.cards} finished={finished} onFlip={turnCard} />
      </div>
      <div className={styles.side}>
        <p className={styles.matches}>
          Matches: {game.matches} / {game.pairs}
        </p>
        <Figures
          figures={[
            { label: 'Moves', value: game.moves },
            { label: 'Time', value: durationText(time) },
          ]}
        />
        {finished && <MatchResult moves={game.moves} time={time} before={before} onAgain={startAgain} />}
        {!finished && (
          <Button variant="outline" className={styles.again} onClick={startAgain}>
            New game
          </Button>
        )}
        <section className={styles.statistics} aria-labelledby="wild-match-statistics">
          <h2 id="wild-match-statistics">Your results</h2>
          <Figures
            figures={[
              { label: 'Played', value: statistics.played },
              { label: 'Won', value: statistics.won },
              { label: 'Fewest moves', value: statistics.bestMoves ?? '–' },
              {
                label: 'Best time',
                value: statistics.bestTime === undefined ? '–' : durationText(statistics.bestTime),
              },
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
