import { at } from './numbers';

/** A repeatable random generator: the same seed gives the same sequence on every machine. */
export interface Random {
  /** The next number in [0, 1). */
  (): number;
  /** The next number in [low, high). */
  in(low: number, high: number): number;
  /** One entry of a non-empty list. */
  pick<T>(list: readonly T[]): T;
}

/** The mulberry32 generator: numbers in [0, 1) from a 32-bit seed. */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The FNV-1a hash of a text, as an unsigned 32-bit number. */
function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 16777619);
  return value >>> 0;
}

/** A mulberry32 generator seeded with a text. */
export function createRandom(seed: string): Random {
  const next = mulberry32(hash(seed));
  return Object.assign(next, {
    in: (low: number, high: number) => low + (high - low) * next(),
    pick: <T>(list: readonly T[]): T => at(list, Math.floor(next() * list.length)),
  });
}
