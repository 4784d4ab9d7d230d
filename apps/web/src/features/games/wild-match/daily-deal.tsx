import { buttonClass } from '@aranya/ui';
import { type ReactNode, useState } from 'react';
import { m } from '../../../lib/language/messages';
import { localized } from '../../../lib/language/site-paths';
import { paths } from '../../../lib/paths';
import { updatePersisted, usePersisted } from '../../../lib/persisted-store';
import { BoardLink } from '../shared/board-link';
import { saveResult, resultStreak } from '../shared/daily/daily-results';
import { type Day, dayNumber } from '../../../lib/daily/days';
import { NextDay } from '../shared/daily/next-day';
import { ShareResult } from '../shared/daily/share-result';
import { MatchResult } from './match-result';
import { MatchRound } from './match-round';
import {
  dailyMatches,
  isComplete,
  dailyOrder,
  restoreMatch,
  type SavedMatch,
  toSavedMatch,
} from './saved-match';
import { shareText } from './share-text';
import { matchPath, FREE } from './ways-to-play';
import { deal, type WildMatch } from './wild-match.rules';
import { countWon, wildMatchDays, wildMatchStatistics } from './wild-match-statistics';

type DailyDealProps = { day: Day; today: Day; saved: SavedMatch | undefined; aside: ReactNode };

export function DailyDeal({ day, today, saved, aside }: DailyDealProps) {
  const [start] = useState(() => {
    const order = dailyOrder(day);
    return saved ? restoreMatch(order, saved) : deal(order);
  });
  const [onTime] = useState(day === today);
  const statistics = usePersisted(wildMatchStatistics).value;
  const results = usePersisted(wildMatchDays).value;
  const [before, setBefore] = useState(statistics);
  const streak = resultStreak(results, today).current;

  const save = (game: WildMatch, now: number) =>
    updatePersisted(dailyMatches, (days) => {
      const other = days[day];
      // The result of another tab that has finished meanwhile stays.
      return other && isComplete(other) ? days : { ...days, [day]: toSavedMatch(game, now) };
    });

  const finish = ({ moves, elapsed }: WildMatch) => {
    countWon(moves, elapsed);
    saveResult(wildMatchDays, day, { won: true, onTime, score: moves });
  };

  return (
    <MatchRound
      start={start}
      aside={aside}
      onStart={() => setBefore(statistics)}
      onSave={save}
      onFinish={finish}
      result={({ moves, elapsed }, fresh) => (
        <MatchResult
          moves={moves}
          time={elapsed}
          before={before}
          fresh={fresh}
          actions={
            <>
              <BoardLink className={buttonClass()} to={matchPath(FREE)}>
                {m.match_again()}
              </BoardLink>
              <ShareResult
                text={shareText(
                  dayNumber(day),
                  moves,
                  elapsed,
                  `${window.location.origin}${localized(paths.game('wild-match'))}?day=${day}`,
                )}
              />
            </>
          }
        >
          {day === today && streak > 1 && <p>{m.match_in_a_row({ count: streak })}</p>}
          <NextDay item={m.match_item()} day={day} href={matchPath(today)} />
        </MatchResult>
      )}
    />
  );
}
