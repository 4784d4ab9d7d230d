import { type MatchAnimal, matchAnimals } from '@aranya/wildlife-data';
import { createPersistedStore } from '../../../lib/persisted-store';
import type { Day } from '../../../lib/daily/days';
import { shuffledBy } from '../../../lib/daily/pick';
import { shuffled } from '../../../lib/daily/shuffled';
import { storedByDay, storedCount, storedFields, storedPositive } from '../shared/stored-values';
import { deal, playingTime, type WildMatch } from './wild-match.rules';

/** The parts of a game that survive a reload, without the order of its cards. */
export interface SavedMatch {
  /** The `animalId` of each pair found. */
  found: readonly number[];
  /** The index of the one open card, or -1. */
  open: number;
  moves: number;
  time: number;
}

export interface FreeMatch {
  /** The `animalId` of each card; empty before the first free deal. */
  order: readonly number[];
  saved: SavedMatch;
}

const PAIRS = matchAnimals.length;
const CARDS: readonly MatchAnimal[] = [...matchAnimals, ...matchAnimals];

/** Returns the day's order, the same for everybody. */
export function dailyOrder(day: Day): MatchAnimal[] {
  return shuffledBy(CARDS, `wild-match ${day}`);
}

export function randomOrder(random: () => number): MatchAnimal[] {
  return shuffled(CARDS, random);
}

export function toSavedMatch(game: WildMatch, now: number): SavedMatch {
  const { cards, locked, moves } = game;
  const found = new Set(cards.filter(({ state }) => state === 'matched').map(({ animalId }) => animalId));
  return {
    found: [...found],
    // A mismatch has been seen, so it turns back.
    open: locked ? -1 : cards.findIndex(({ state }) => state === 'flipped'),
    moves,
    time: playingTime(game, now),
  };
}

/** Reads a stored game; damaged values become a game without turned cards. */
export function parseSavedMatch(stored: unknown): SavedMatch {
  const { found, open, moves, time } = storedFields(stored);
  const list: readonly unknown[] = Array.isArray(found) ? found : [];
  const known = matchAnimals.map(({ animalId }) => animalId).filter((id) => list.includes(id));
  return {
    found: known,
    open: typeof open === 'number' && Number.isInteger(open) && open < 2 * PAIRS ? Math.max(open, -1) : -1,
    moves: Math.max(storedCount(moves), known.length),
    time: storedPositive(time) ?? 0,
  };
}

export function isComplete({ found }: SavedMatch): boolean {
  return found.length === PAIRS;
}

/** Continues a saved game; the clock stops until the next card. */
export function restoreMatch(order: readonly MatchAnimal[], saved: SavedMatch, turn = 0): WildMatch {
  const game = deal(order, turn);
  const { found, open, moves, time } = saved;
  return {
    ...game,
    cards: game.cards.map((card, index) => {
      if (found.includes(card.animalId)) return { ...card, state: 'matched' };
      return index === open ? { ...card, state: 'flipped' } : card;
    }),
    matches: found.length,
    moves,
    elapsed: time,
  };
}

/** Daily deals by day, finished or not. */
export const dailyMatches = createPersistedStore('aranya.games.wild-match-daily', (stored) =>
  storedByDay(stored, parseSavedMatch),
);

export const freeMatch = createPersistedStore('aranya.games.wild-match-free', (stored): FreeMatch => {
  const { order, saved } = storedFields(stored);
  const ids: readonly unknown[] = Array.isArray(order) ? order : [];
  const valid =
    ids.length === CARDS.length &&
    matchAnimals.every(({ animalId }) => ids.filter((id) => id === animalId).length === 2);
  return valid
    ? { order: ids.filter((id) => typeof id === 'number'), saved: parseSavedMatch(saved) }
    : { order: [], saved: parseSavedMatch(undefined) };
});

/** Returns the stored order, or a new random one. */
export function restoreOrder({ order }: FreeMatch, random: () => number): MatchAnimal[] {
  const cards = order.flatMap((id) => matchAnimals.filter(({ animalId }) => animalId === id));
  return cards.length > 0 ? cards : randomOrder(random);
}
