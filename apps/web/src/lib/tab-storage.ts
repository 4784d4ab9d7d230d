import type { ZodType } from 'zod';

/** Returns undefined for a value that does not match the schema. */
export function readTabStorage<T>(key: string, schema: ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(window.sessionStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Null removes the value. */
export function writeTabStorage(key: string, value: object | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be forbidden or full; the caller keeps its state.
  }
}

/** Removes drafts and unsent texts of all users of this tab. */
export function clearTabStorage(): void {
  try {
    for (const key of Object.keys(window.sessionStorage)) {
      if (key.startsWith('aranya.')) window.sessionStorage.removeItem(key);
    }
  } catch {
    // Forbidden storage holds nothing.
  }
}
