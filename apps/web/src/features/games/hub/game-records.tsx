import { detectiveStatistics } from '../detective/detective-statistics';
import { durationText } from '../shared/duration';
import { useGameStatistics } from '../shared/statistics';
import { wildMatchStatistics } from '../wild-match/wild-match-statistics';
import { wordleStatistics } from '../wordle/statistics/wordle-statistics';

/** What was reached in Wild Match, in one line; nothing before anything was won. */
export function WildMatchRecord() {
  const { bestMoves, bestTime } = useGameStatistics(wildMatchStatistics).statistics;
  if (bestMoves === undefined || bestTime === undefined) return null;
  return (
    <>
      Best: {bestMoves} moves
      <br />
      Fastest: {durationText(bestTime)}
    </>
  );
}

/** What was reached in Animal Detective, in one line. */
export function DetectiveRecord() {
  const { won, bestStreak } = useGameStatistics(detectiveStatistics).statistics;
  if (won === 0) return null;
  return (
    <>
      {won} named
      <br />
      Best streak: {bestStreak}
    </>
  );
}

/** What was reached in Animal Wordle, in one line. */
export function WordleRecord() {
  const { won, played, bestStreak } = useGameStatistics(wordleStatistics).statistics;
  if (played === 0) return null;
  return (
    <>
      {won} of {played} won
      <br />
      Best streak: {bestStreak}
    </>
  );
}
