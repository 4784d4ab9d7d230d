/** The fields of a stored object; none for anything else. */
export function fieldsOf(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {};
}

/** A whole number from 0 up; 0 for anything else. */
export function countOf(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;
}

export function countsOf(value: unknown, length: number): number[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return Array.from({ length }, (_, index) => countOf(list[index]));
}

/** A finite number above 0; undefined for anything else. */
export function positiveOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;
}
