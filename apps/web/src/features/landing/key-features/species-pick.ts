const DAY_MS = 86_400_000;

/** A prime that does not divide the number of species: consecutive days are far apart, all come before one returns. */
const stride = (count: number) => (count % 41 === 0 ? 43 : 41);

/** The local date decides. */
export function speciesOfDay<T>(species: readonly T[], date: Date): T | undefined {
  const day = Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
  return species[(day * stride(species.length)) % species.length];
}
