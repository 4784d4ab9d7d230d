import { folded } from '../text/folded';

/** Values that occur more than once, ignoring case and accents. */
export function duplicateValues(what: string, values: readonly (string | number)[]): string[] {
  const seen = new Set<string>();
  const double = new Set<string>();
  for (const value of values) {
    const key = folded(String(value)).trim();
    if (seen.has(key)) double.add(key);
    seen.add(key);
  }
  return [...double].map((value) => `${what} '${value}' occurs more than once`);
}
