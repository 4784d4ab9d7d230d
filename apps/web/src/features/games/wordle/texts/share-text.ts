import { MAX_GUESSES, statusOf, type Mark, type WordleRound } from '../wordle.rules';

/** Squares that differ by pattern, not by colour; the tiles and keys carry the same. */
export const squares: Record<Mark, string> = { correct: '■', present: '◪', absent: '□' };

/** A finished round to show to others: its rows as squares and the way to the game, never a letter. */
export function shareText(round: WordleRound, address: string): string {
  const score = statusOf(round) === 'won' ? round.guesses.length : 'X';
  const rows = round.guesses.map(({ marks }) => marks.map((mark) => squares[mark]).join(''));
  return [`Aranya Animal Wordle ${score}/${MAX_GUESSES}`, ...rows, address].join('\n');
}
