const DAY_MS = 86_400_000;

/**
 * A prime that does not divide the number of species, so consecutive days are far apart and all species come
 * before one returns.
 */
const stride = (count: number) => (count % 41 === 0 ? 43 : 41);

/** Picks by the local date. */
export function speciesOfDay<T>(species: readonly T[], date: Date): T | undefined {
  const day = Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
  return species[(day * stride(species.length)) % species.length];
}
