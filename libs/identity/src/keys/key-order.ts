const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export const ROTATION_MS = 90 * DAY_MS;
/** Nodes read the keys each minute, others keep them for an hour. */
export const LEAD_MS = 2 * 60 * MINUTE_MS;
/** Longer than what they signed: tokens an hour, cookies of known browsers 180 days. */
export const KEEP_MS = { signing: DAY_MS, cookies: 181 * DAY_MS, limits: 0 } as const;

export type KeyKind = keyof typeof KEEP_MS;

interface Timed {
  kind: KeyKind;
  signsFrom: Date;
}

export interface OrderedKeys<Key> {
  /** The first signs. */
  valid: Key[];
  expired: Key[];
}

/** @param keys of one kind, at least one */
export function orderKeys<Key extends Timed>(keys: readonly Key[], now: number): OrderedKeys<Key> {
  const newestFirst = keys.toSorted((a, b) => b.signsFrom.getTime() - a.signsFrom.getTime());
  const upcoming = newestFirst.filter(({ signsFrom }) => signsFrom.getTime() > now);
  const [current, ...earlier] = newestFirst.slice(upcoming.length);
  if (current === undefined) return { valid: upcoming.toReversed(), expired: [] };
  // A key ends when its successor begins to sign.
  const isKept = (key: Key, index: number) =>
    ([current, ...earlier][index]?.signsFrom.getTime() ?? 0) + KEEP_MS[key.kind] > now;
  return {
    valid: [current, ...upcoming, ...earlier.filter(isKept)],
    expired: earlier.filter((key, index) => !isKept(key, index)),
  };
}

/** @param keys of one kind */
export function needsSuccessor(keys: readonly Timed[], now: number): boolean {
  const newest = Math.max(...keys.map(({ signsFrom }) => signsFrom.getTime()));
  return now > newest + ROTATION_MS;
}
