const DAY_MS = 86_400_000;

/** Shares no factor with the 117 species: consecutive days are far apart, and all come before one returns. */
const STRIDE = 41;

/** The local date decides. */
export function speciesOfDay<T>(species: readonly T[], date: Date): T | undefined {
  const day = Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
  return species[(day * STRIDE) % species.length];
}
