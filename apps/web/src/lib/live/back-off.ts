const FIRST = 1000;
const LONGEST = 30_000;

/**
 * How long to wait before the next attempt, in milliseconds: doubled with each failure up to half a minute, and
 * between half and all of it by chance, so that everybody does not come back at the same moment after a restart.
 * @param failures attempts that failed in a row, from 1
 * @param chance at least 0, below 1
 */
export function backOff(failures: number, chance: number): number {
  const longest = Math.min(LONGEST, FIRST * 2 ** Math.min(failures - 1, 10));
  return longest / 2 + (longest / 2) * chance;
}
