export type FactValue = string | number | boolean | string[] | number[];

export const valueAt = (record: unknown, path: readonly string[]): unknown =>
  path.reduce((around: unknown, key) => Object(around)[key], record);

/** Returns a copy with another value. */
export function withValue(value: unknown, [key, ...rest]: readonly string[], next: unknown): unknown {
  if (key === undefined) return next;
  if (Array.isArray(value))
    return value.map((entry: unknown, at) => (String(at) === key ? withValue(entry, rest, next) : entry));
  return { ...Object(value), [key]: withValue(Object(value)[key], rest, next) };
}

export const isSameValue = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Records hold one line, which their files may fold. */
export const withoutBreaks = (given: FactValue): FactValue =>
  typeof given === 'string' ? given.replace(/\s+/g, ' ').trim() : given;
