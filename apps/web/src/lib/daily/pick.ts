import { createRandom } from '@aranya/artwork';
import { shuffled } from './shuffled';
import { dayNumber, type Day } from './days';

/** Returns the same order everywhere for the same seed. */
export function shuffledBy<T>(items: readonly T[], seed: string): T[] {
  return shuffled(items, createRandom(seed));
}

/**
 * Walks the list in an order seeded by the game, so that an item returns only after all others.
 * @throws RangeError without items
 */
export function pickOfDay<T>(items: readonly T[], day: Day, game: string): T {
  const { length } = items;
  const index = (((dayNumber(day) - 1) % length) + length) % length;
  const item = shuffledBy(items, game)[index];
  if (item === undefined) throw new RangeError(`${game} has nothing for ${day}.`);
  return item;
}
