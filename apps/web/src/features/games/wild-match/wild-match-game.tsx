import { announce, Button } from '@aranya/ui';
import { matchAnimals } from '@aranya/wildlife-data';
import { useEffect, useRef, useState } from 'react';
import { updatePersisted, usePersisted } from '../../../lib/persisted-store';
import { durationText, durationWords } from '../shared/duration';
import { StatisticList } from '../shared/statistic-list';
import { StatisticsSection } from '../shared/statistics-section';
import { MatchBoard } from './match-board';
import { MatchResult } from './match-result';
import { useNow } from './use-now';
import { cardName, conceal, deal, flip, isFinished, MISMATCH_MS, timeOf } from './wild-match.rules';
import styles from './wild-match.module.css';
import { wildMatchStatistics, withResult } from './wild-match-statistics';

const newDeal = (turn?: number) => deal(matchAnimals, Math.random, turn);

export function WildMatchGame() {
  const [game, setGame] = useState(() => newDeal());
  const { value: statistics, unsaved } = usePersisted(wildMatchStatistics);
  /** When the first card of this game was turned. */
  const [before, setBefore] = useState(statistics);
  const board = useRef<HTMLDivElement>(null);

  const { locked, turn } = game;
  useEffect(() => {
    if (!locked) return;
    const timer = setTimeout(() => setGame((now) => conceal(now, turn)), MISMATCH_MS);
    return () => clearTimeout(timer);
  }, [locked, turn]);

  const finished = isFinished(game);
  const running = game.startedAt !== undefined && !finished;
  const time = timeOf(game, useNow(running));

  const turnCard = (index: number) => {
    const now = performance.now();
    const next = flip(game, index, now);
    if (next === game) return;
    setGame(next);
    if (game.startedAt === undefined) {
      setBefore(statistics);
      updatePersisted(wildMatchStatistics, (now) => ({ ...now, played: now.played + 1 }));
    }
    const card = next.cards[index];
    if (!card) return;
    const shown = cardName({ ...card, state: 'flipped' }, index);
    if (isFinished(next)) {
      const took = timeOf(next, now);
      updatePersisted(wildMatchStatistics, (now) => withResult(now, next.moves, took));
      announce(`${shown}. All eight pairs found in ${next.moves} moves and ${durationWords(took)}.`);
    } else if (next.locked) announce(`${shown}. No match, both turn back.`);
    else if (next.moves > game.moves) announce(`${shown}. A match! ${next.matches} of ${next.pairs}.`);
    else announce(shown);
  };

  const startAgain = () => {
    setGame(newDeal(game.turn));
    announce('New game. Sixteen cards, face down.');
    // The pressed button may be removed with the result.
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
        <StatisticList
          statistics={[
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
        <StatisticsSection
          title="Your results"
          className={styles.statistics}
          unsaved={unsaved}
          statistics={[
            { label: 'Played', value: statistics.played },
            { label: 'Won', value: statistics.won },
            { label: 'Fewest moves', value: statistics.bestMoves ?? '–' },
            {
              label: 'Best time',
              value: statistics.bestTime === undefined ? '–' : durationText(statistics.bestTime),
            },
          ]}
        />
      </div>
    </div>
  );
}
