import { at } from './numbers';

/** A repeatable source of chance: the same seed gives the same sequence on every machine. */
export interface Random {
  /** The next number, from 0 up to but not including 1. */
  (): number;
  /** The next number between two bounds. */
  in(low: number, high: number): number;
  /** One entry of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
}

/** FNV-1a: a 32-bit number from a text. */
function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 16777619);
  return value >>> 0;
}

/** A mulberry32 generator started from a text. */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return Object.assign(next, {
    in: (low: number, high: number) => low + (high - low) * next(),
    pick: <T>(list: readonly T[]): T => at(list, Math.floor(next() * list.length)),
  });
}
