import type { MatchAnimal } from '@aranya/wildlife-data';
import { m } from '../../../lib/language/messages';

export const MISMATCH_MS = 1000;

export const COLUMNS = 4;

export interface MatchCard extends MatchAnimal {
  state: 'face down' | 'flipped' | 'matched';
}

/** Times are milliseconds; `resumedAt` is of a monotonic clock. */
export interface WildMatch {
  cards: readonly MatchCard[];
  /** Two different cards are open and lock the board until `conceal`. */
  locked: boolean;
  matches: number;
  pairs: number;
  /** Each second card counts as a move. */
  moves: number;
  /** Time played before `resumedAt`. */
  elapsed: number;
  /** Undefined while the clock stops: before the first card, in a hidden page, and at the end. */
  resumedAt: number | undefined;
  /** Increases with every mismatch, so that late timers of earlier ones are ignored. */
  turn: number;
}

/**
 * Deals each animal twice, face down in this order.
 * @param turn of the previous game
 */
export function deal(animals: readonly MatchAnimal[], turn = 0): WildMatch {
  return {
    cards: animals.map((animal) => ({ ...animal, state: 'face down' })),
    locked: false,
    matches: 0,
    pairs: animals.length / 2,
    moves: 0,
    elapsed: 0,
    resumedAt: undefined,
    turn: turn + 1,
  };
}

/** Turns a card. A different second one locks the board until `conceal`. */
export function flip(game: WildMatch, index: number, now: number): WildMatch {
  const card = game.cards[index];
  if (game.locked || card?.state !== 'face down') return game;
  const started = { ...game, resumedAt: game.resumedAt ?? now };
  const open = game.cards.find(({ state }) => state === 'flipped');
  const opened = game.cards.map((other, at) =>
    at === index ? { ...other, state: 'flipped' as const } : other,
  );
  if (!open) return { ...started, cards: opened };

  const moved = { ...started, cards: opened, moves: game.moves + 1 };
  if (open.emoji !== card.emoji) return { ...moved, locked: true, turn: game.turn + 1 };

  const matches = game.matches + 1;
  const matched = { ...moved, cards: turned(opened, 'flipped', 'matched'), matches };
  return matches === game.pairs ? pause(matched, now) : matched;
}

/** Stops the clock until the next card. */
export function pause(game: WildMatch, now: number): WildMatch {
  return game.resumedAt === undefined
    ? game
    : { ...game, elapsed: playingTime(game, now), resumedAt: undefined };
}

/** Turns a mismatch back; ignores a timer of another turn. */
export function conceal(game: WildMatch, turn: number): WildMatch {
  if (!game.locked || game.turn !== turn) return game;
  return { ...game, cards: turned(game.cards, 'flipped', 'face down'), locked: false };
}

function turned(cards: readonly MatchCard[], from: MatchCard['state'], to: MatchCard['state']) {
  return cards.map((card) => (card.state === from ? { ...card, state: to } : card));
}

export function isFinished({ matches, pairs }: WildMatch): boolean {
  return matches === pairs;
}

export function isStarted({ cards, moves }: WildMatch): boolean {
  return moves > 0 || cards.some(({ state }) => state !== 'face down');
}

/** Returns the milliseconds played since the first turned card. */
export function playingTime({ elapsed, resumedAt }: WildMatch, now: number): number {
  return elapsed + (resumedAt === undefined ? 0 : Math.max(0, now - resumedAt));
}

/** Finds a card by arrow keys, Home and End; undefined for other keys and beyond the edge. */
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

/** Names the animal only when it is visible. */
export function cardName({ state, name }: MatchCard, index: number): string {
  const place = { row: Math.floor(index / COLUMNS) + 1, column: (index % COLUMNS) + 1 };
  if (state === 'face down') return m.match_face_down(place);
  const seen = { ...place, animal: name.toLowerCase() };
  return state === 'matched' ? m.match_matched(seen) : m.match_face_up(seen);
}
