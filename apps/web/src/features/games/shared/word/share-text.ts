import { type Guess, type Mark, MAX_GUESSES, roundStatus } from './word.rules';

export const squares: Record<Mark, string> = { correct: '■', present: '◪', kin: '▣', absent: '□' };

/** Returns rows of squares with the word's address, without letters. */
export function shareText(round: { guesses: readonly Guess[] }, url: string, title: string): string {
  const score = roundStatus(round) === 'won' ? round.guesses.length : 'X';
  const rows = round.guesses.map(({ marks }) => marks.map((mark) => squares[mark]).join(''));
  return [`${title} ${score}/${MAX_GUESSES}`, ...rows, url].join('\n');
}
