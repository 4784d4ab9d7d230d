import { usePersisted } from '../../../lib/persisted-store';
import { detectiveStatistics } from '../detective/detective-statistics';
import { durationText } from '../shared/duration';
import { wildMatchStatistics } from '../wild-match/wild-match-statistics';
import { wordleStatistics } from '../wordle/statistics/wordle-statistics';

export function WildMatchRecord() {
  const { bestMoves, bestTime } = usePersisted(wildMatchStatistics).value;
  if (bestMoves === undefined || bestTime === undefined) return null;
  return (
    <>
      Best: {bestMoves} moves
      <br />
      Fastest: {durationText(bestTime)}
    </>
  );
}

export function DetectiveRecord() {
  const { won, bestStreak } = usePersisted(detectiveStatistics).value;
  if (won === 0) return null;
  return (
    <>
      {won} named
      <br />
      Best streak: {bestStreak}
    </>
  );
}

export function WordleRecord() {
  const { won, played, bestStreak } = usePersisted(wordleStatistics).value;
  if (played === 0) return null;
  return (
    <>
      {won} of {played} won
      <br />
      Best streak: {bestStreak}
    </>
  );
}
