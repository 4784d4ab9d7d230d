import { countOf, createGameStatistics } from '../shared/statistics';

export interface DetectiveStatistics {
  /** Guesses made. */
  played: number;
  /** Guesses that were right. */
  won: number;
  /** Right guesses made on the first clue. */
  firstClue: number;
  /** Most right guesses in a row. */
  bestStreak: number;
  /** Most right guesses in one round through all animals. */
  bestRound: number;
}

export const detectiveStatistics = createGameStatistics<DetectiveStatistics>({
  game: 'detective',
  read: (fields) => {
    const won = countOf(fields.won);
    return {
      played: Math.max(countOf(fields.played), won),
      won,
      firstClue: Math.min(countOf(fields.firstClue), won),
      bestStreak: Math.min(countOf(fields.bestStreak), won),
      bestRound: Math.min(countOf(fields.bestRound), won),
    };
  },
});

/** What an answer makes of the statistics. `clue` is the index of the newest clue shown; the other two count it in. */
export function withAnswer(
  before: DetectiveStatistics,
  { correct, clue, streak, named }: { correct: boolean; clue: number; streak: number; named: number },
): DetectiveStatistics {
  return {
    played: before.played + 1,
    won: before.won + (correct ? 1 : 0),
    firstClue: before.firstClue + (correct && clue === 0 ? 1 : 0),
    bestStreak: Math.max(before.bestStreak, streak),
    bestRound: Math.max(before.bestRound, named),
  };
}
