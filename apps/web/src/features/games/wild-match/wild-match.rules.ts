import type { MatchAnimal } from '@aranya/wildlife-data';

/** Milliseconds that two different cards lie open before they turn back. */
export const MISMATCH_MS = 1000;

/** Cards in a row; a full board has as many rows. */
export const COLUMNS = 4;

export interface MatchCard extends MatchAnimal {
  state: 'face down' | 'flipped' | 'matched';
}

/** A game of Wild Match. Times are milliseconds of any clock that never goes back. */
export interface WildMatch {
  /** In the order in which they lie, row by row. */
  cards: readonly MatchCard[];
  /** Two different cards lie open, and nothing can be turned until `conceal`. */
  locked: boolean;
  /** Pairs found. */
  matches: number;
  /** Pairs there are. */
  pairs: number;
  /** Times that a second card was turned. */
  moves: number;
  /** When the first card was turned. */
  startedAt: number | undefined;
  /** When the last pair was found. */
  endedAt: number | undefined;
  /** Goes up with every mismatch and never repeats, so that a late timer of an earlier one is known and ignored. */
  turn: number;
}

/** Lays each animal twice, shuffled. `random` gives numbers from 0 up to 1. `turn` is that of the game before, if any. */
export function deal(animals: readonly MatchAnimal[], random: () => number, turn = 0): WildMatch {
  const cards = shuffled([...animals, ...animals], random);
  return {
    cards: cards.map((animal) => ({ ...animal, state: 'face down' })),
    locked: false,
    matches: 0,
    pairs: animals.length,
    moves: 0,
    startedAt: undefined,
    endedAt: undefined,
    turn: turn + 1,
  };
}

/** Fisher and Yates: every order is equally likely. */
function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const rest = [...items];
  const order: T[] = [];
  while (rest.length > 0) order.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return order;
}

/**
 * Turns a card. Nothing happens while two lie open, on a card that is open or matched, and beside the board. A second
 * card of the same kind matches at once; a different one locks the board until `conceal`.
 */
export function flip(game: WildMatch, index: number, now: number): WildMatch {
  const card = game.cards[index];
  if (game.locked || card?.state !== 'face down') return game;
  const started = { ...game, startedAt: game.startedAt ?? now };
  const open = game.cards.find(({ state }) => state === 'flipped');
  const opened = game.cards.map((other, at) =>
    at === index ? { ...other, state: 'flipped' as const } : other,
  );
  if (!open) return { ...started, cards: opened };

  const moved = { ...started, cards: opened, moves: game.moves + 1 };
  if (open.emoji !== card.emoji) return { ...moved, locked: true, turn: game.turn + 1 };

  const matches = game.matches + 1;
  return {
    ...moved,
    cards: turned(opened, 'flipped', 'matched'),
    matches,
    endedAt: matches === game.pairs ? now : undefined,
  };
}

/** Turns the two different cards of this turn back and unlocks. A timer that comes late, for another turn, does nothing. */
export function conceal(game: WildMatch, turn: number): WildMatch {
  if (!game.locked || game.turn !== turn) return game;
  return { ...game, cards: turned(game.cards, 'flipped', 'face down'), locked: false };
}

function turned(
  cards: readonly MatchCard[],
  from: MatchCard['state'],
  to: MatchCard['state'],
): readonly MatchCard[] {
  return cards.map((card) => (card.state === from ? { ...card, state: to } : card));
}

/** All pairs are found. */
export function isFinished({ matches, pairs }: WildMatch): boolean {
  return matches === pairs;
}

/** Milliseconds from the first turned card until now, or until the end. */
export function timeOf({ startedAt, endedAt }: WildMatch, now: number): number {
  return startedAt === undefined ? 0 : Math.max(0, (endedAt ?? now) - startedAt);
}

/** Where an arrow key, Home or End leads from a card; undefined for other keys and beyond the edge. */
export function cardBeside(index: number, key: string, cards: number): number | undefined {
  const column = index % COLUMNS;
  const rowStart = index - column;
  const steps: Record<string, number | undefined> = {
    ArrowLeft: column > 0 ? index - 1 : undefined,
    ArrowRight: column < COLUMNS - 1 ? index + 1 : undefined,
    ArrowUp: index - COLUMNS,
    ArrowDown: index + COLUMNS,
    Home: rowStart,
    End: rowStart + COLUMNS - 1,
  };
  const target = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return target !== undefined && target >= 0 && target < cards ? target : undefined;
}

/** What a screen reader says of a card; the animal only where it can be seen. */
export function cardName({ state, name }: MatchCard, index: number): string {
  const place = `Card ${index + 1}, row ${Math.floor(index / COLUMNS) + 1} column ${(index % COLUMNS) + 1}`;
  if (state === 'face down') return `${place}, face down`;
  return `${place}, ${name}${state === 'matched' ? ', matched' : ''}`;
}
