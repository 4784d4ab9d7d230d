import { countOf, createGameStatistics, positiveOf } from '../shared/statistics';

export interface WildMatchStatistics {
  /** Games in which a card was turned. */
  played: number;
  /** Games in which all pairs were found. */
  won: number;
  /** Fewest moves of a won game. */
  bestMoves: number | undefined;
  /** Shortest won game in milliseconds. */
  bestTime: number | undefined;
}

export const wildMatchStatistics = createGameStatistics<WildMatchStatistics>({
  game: 'wild-match',
  read: (fields) => {
    const won = countOf(fields.won);
    return {
      played: Math.max(countOf(fields.played), won),
      won,
      bestMoves: positiveOf(countOf(fields.bestMoves)),
      bestTime: positiveOf(fields.bestTime),
    };
  },
});

/** What a won game makes of the statistics. */
export function withResult(before: WildMatchStatistics, moves: number, time: number): WildMatchStatistics {
  return {
    ...before,
    won: before.won + 1,
    bestMoves: Math.min(moves, before.bestMoves ?? moves),
    bestTime: Math.min(time, before.bestTime ?? time),
  };
}
