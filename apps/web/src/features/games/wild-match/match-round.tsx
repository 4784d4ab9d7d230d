import { type ReactNode, useEffect, useState } from 'react';
import { m } from '../../../lib/language/messages';
import { durationText } from '../shared/duration';
import { StatisticList } from '../shared/statistic-list';
import { MatchBoard } from './match-board';
import styles from './match-round.module.css';
import { useMatch } from './use-match';
import { useNow } from './use-now';
import { isFinished, playingTime, type WildMatch } from './wild-match.rules';

/** The last pair shows this long before the result replaces it. */
const BOW_MS = 1400;

type MatchRoundProps = {
  start: WildMatch;
  onStart: () => void;
  onSave: (game: WildMatch, now: number) => void;
  onFinish: (game: WildMatch) => void;
  actions?: (game: WildMatch) => ReactNode;
  /** Beside the board and below the result. */
  aside?: ReactNode;
  /** `fresh` means won just now. */
  result: (game: WildMatch, fresh: boolean) => ReactNode;
};

export function MatchRound({ start, actions, aside, result, ...listeners }: MatchRoundProps) {
  const { game, turnCard } = useMatch(start, listeners);
  const finished = isFinished(game);
  const time = playingTime(game, useNow(game.resumedAt !== undefined));
  const [bowed, setBowed] = useState(isFinished(start));
  useEffect(() => {
    if (!finished) return;
    const timer = setTimeout(() => setBowed(true), BOW_MS);
    return () => clearTimeout(timer);
  }, [finished]);

  if (bowed)
    return (
      <>
        {result(game, !isFinished(start))}
        <div className="over-5">{aside}</div>
      </>
    );
  return (
    <div className={styles.round}>
      <div className={styles.side}>
        <p className={styles.matches}>{m.match_pairs({ found: game.matches, pairs: game.pairs })}</p>
        <StatisticList
          statistics={[
            { label: m.match_moves(), value: game.moves },
            { label: m.match_time(), value: durationText(time) },
          ]}
        />
      </div>
      <div className={styles.board}>
        <MatchBoard cards={game.cards} finished={finished} onFlip={turnCard} />
      </div>
      <div className={styles.aside}>
        {actions?.(game)}
        {aside && <div className="pad-top-6 lined">{aside}</div>}
      </div>
    </div>
  );
}
