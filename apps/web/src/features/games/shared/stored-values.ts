import { type Day, parseDay } from '../../../lib/daily/days';

/** Returns the fields of a stored object, and none for anything else. */
export function storedFields(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {};
}

/** Reads values stored by day, dropping invalid days and what `parse` refuses. */
export function storedByDay<Value>(
  stored: unknown,
  parse: (value: unknown) => Value | undefined,
): Readonly<Record<Day, Value>> {
  const entries = Object.entries(storedFields(stored)).flatMap(([key, value]): [Day, Value][] => {
    const [day, parsed] = [parseDay(key), parse(value)];
    return day === undefined || parsed === undefined ? [] : [[day, parsed]];
  });
  return Object.fromEntries(entries);
}

/** Returns a whole number from 0 up, and 0 for anything else. */
export function storedCount(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;
}

export function storedCounts(value: unknown, length: number): number[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return Array.from({ length }, (_, index) => storedCount(list[index]));
}

/** Returns a finite number above 0, and undefined for anything else. */
export function storedPositive(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;
}
