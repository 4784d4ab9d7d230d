import { folded } from '../text/folded';

const toKey = (value: string | number) => folded(String(value)).trim();

export function duplicateValues(what: string, values: readonly (string | number)[]): string[] {
  const seen = new Set<string>();
  const double = new Set<string>();
  for (const value of values) {
    const key = toKey(value);
    if (seen.has(key)) double.add(key);
    seen.add(key);
  }
  return [...double].map((value) => `${what} '${value}' occurs more than once`);
}

export function takenFaults<Field extends string>(
  what: string,
  record: Record<Field, string>,
  others: readonly Record<Field, string>[],
  field: Field,
): string[] {
  const own = toKey(record[field]);
  return others.some((other) => toKey(other[field]) === own)
    ? [`${what} '${own}' occurs more than once`]
    : [];
}
