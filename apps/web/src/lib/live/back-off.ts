const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/**
 * Returns an exponential delay in milliseconds, with jitter between half and all of it.
 * @param failures counts from 1
 * @param random at least 0, below 1
 */
export function backOff(failures: number, random: number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 10));
  return longest / 2 + (longest / 2) * random;
}
