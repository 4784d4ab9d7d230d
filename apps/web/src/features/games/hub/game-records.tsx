import { m } from '../../../lib/language/messages';
import { usePersisted } from '../../../lib/persisted-store';
import { detectiveDays, detectiveStatistics } from '../detective/detective-statistics';
import { DailyRecord } from '../shared/daily/daily-record';
import { durationText } from '../shared/duration';
import { wildMatchDays, wildMatchStatistics } from '../wild-match/wild-match-statistics';
import { dailyWordResults } from '../wordle/daily-word-results';

export function WildMatchRecord() {
  const { bestMoves, bestTime } = usePersisted(wildMatchStatistics).value;
  return (
    <>
      <DailyRecord store={wildMatchDays} item={m.match_item()} />
      {bestMoves !== undefined && bestTime !== undefined && (
        <span>{m.games_best({ moves: bestMoves, time: durationText(bestTime) })}</span>
      )}
    </>
  );
}

export function DetectiveRecord() {
  const { won } = usePersisted(detectiveStatistics).value;
  return (
    <>
      <DailyRecord store={detectiveDays} item={m.detective_item()} />
      {won > 0 && <span>{m.games_named({ count: won })}</span>}
    </>
  );
}

export function WordleRecord() {
  return <DailyRecord store={dailyWordResults} item={m.game_word()} />;
}
