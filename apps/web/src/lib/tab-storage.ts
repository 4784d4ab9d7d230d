import type { ZodType } from 'zod';

/** Undefined if it does not match the schema. */
export function readTabStorage<T>(key: string, schema: ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(window.sessionStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Null removes it. */
export function writeTabStorage(key: string, value: object | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Forbidden or full: the caller's state stays.
  }
}

/** Removes drafts and unsent texts of everybody who used this tab. */
export function clearTabStorage(): void {
  try {
    for (const key of Object.keys(window.sessionStorage)) {
      if (key.startsWith('aranya.')) window.sessionStorage.removeItem(key);
    }
  } catch {
    // Forbidden: nothing was stored.
  }
}
