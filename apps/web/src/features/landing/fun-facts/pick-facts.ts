/**
 * Picks different facts in random order.
 * @param random like Math.random
 */
export function pickFacts<T>(facts: readonly T[], count: number, random: () => number): T[] {
  const pool = [...facts];
  const picked: T[] = [];
  while (picked.length < count && pool.length > 0) {
    picked.push(...pool.splice(Math.floor(random() * pool.length), 1));
  }
  return picked;
}

export function stepInRing(index: number, step: 1 | -1, length: number): number {
  return (index + step + length) % length;
}
