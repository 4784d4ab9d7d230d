import { MAX_GUESSES, roundStatus, type Mark, type WordleRound } from '../wordle.rules';

export const squares: Record<Mark, string> = { correct: '■', present: '◪', absent: '□' };

/** Returns rows of squares with the word's address, without letters. */
export function shareText(round: WordleRound, url: string, title: string): string {
  const score = roundStatus(round) === 'won' ? round.guesses.length : 'X';
  const rows = round.guesses.map(({ marks }) => marks.map((mark) => squares[mark]).join(''));
  return [`${title} ${score}/${MAX_GUESSES}`, ...rows, url].join('\n');
}
