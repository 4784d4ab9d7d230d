/** A whole number from 0 up; anything else counts as none. */
export function countOf(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;
}

/** A list of counts, exactly as long as asked for: what is missing counts as none, what is too much is left out. */
export function countsOf(value: unknown, length: number): number[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return Array.from({ length }, (_, index) => countOf(list[index]));
}

/** A finite number above 0, such as a time in milliseconds or a best result, or undefined. */
export function positiveOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;
}
