/** `count` different entries of `facts` in random order. `random` gives numbers from 0 up to but not including 1. */
export function pickFacts<T>(facts: readonly T[], count: number, random: () => number): T[] {
  const pool = [...facts];
  const picked: T[] = [];
  while (picked.length < count && pool.length > 0) {
    picked.push(...pool.splice(Math.floor(random() * pool.length), 1));
  }
  return picked;
}

/** The position `step` places on from `position` in a ring of `length` places. */
export function stepInRing(position: number, step: 1 | -1, length: number): number {
  return (position + step + length) % length;
}
