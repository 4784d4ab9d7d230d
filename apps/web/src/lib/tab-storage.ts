import type { ZodType } from 'zod';

/** The JSON under a key of this tab's session storage; undefined if there is none that fits the schema. */
export function readTabStorage<T>(key: string, schema: ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(window.sessionStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Stores JSON for this tab, or removes it with null. Without effect where storage is forbidden or full. */
export function writeTabStorage(key: string, value: object | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The caller's own state stays.
  }
}
