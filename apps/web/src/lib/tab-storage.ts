import type { ZodType } from 'zod';

/** Returns undefined for a value that does not match the schema. */
export function readTabStorage<T>(key: string, schema: ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(window.sessionStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Writes a value; null removes it. */
export function writeTabStorage(key: string, value: object | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be forbidden or full; the caller's state stays.
  }
}

/** Removes drafts and unsent texts of everybody who used this tab. */
export function clearTabStorage(): void {
  try {
    for (const key of Object.keys(window.sessionStorage)) {
      if (key.startsWith('aranya.')) window.sessionStorage.removeItem(key);
    }
  } catch {
    // Where storage is forbidden, nothing was stored.
  }
}
