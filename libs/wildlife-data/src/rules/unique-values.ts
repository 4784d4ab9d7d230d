import { folded } from '../text/folded';

const keyOf = (value: string | number) => folded(String(value)).trim();

/** Values that occur more than once, ignoring case and accents. */
export function duplicateValues(what: string, values: readonly (string | number)[]): string[] {
  const seen = new Set<string>();
  const double = new Set<string>();
  for (const value of values) {
    const key = keyOf(value);
    if (seen.has(key)) double.add(key);
    seen.add(key);
  }
  return [...double].map((value) => `${what} '${value}' occurs more than once`);
}

/** The fault of a record whose value another record has, ignoring case and accents. */
export function takenFaults<Field extends string>(
  what: string,
  record: Record<Field, string>,
  others: readonly Record<Field, string>[],
  field: Field,
): string[] {
  const own = keyOf(record[field]);
  return others.some((other) => keyOf(other[field]) === own)
    ? [`${what} '${own}' occurs more than once`]
    : [];
}
