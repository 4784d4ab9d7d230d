import { m } from '../../../lib/language/messages';
import { siteName } from '../../../lib/settings';
import { type GuessResult, cluesIn, namedIn } from './detective.rules';

const MARKS = ['●', '◐', '○'] as const;
const MISSED = '×';
const ROW = 5;

/** Returns ● for the first clue, ◐ for the second, ○ for the third, × for a miss. */
export function resultMark({ correct, clues }: GuessResult): string {
  return correct ? (MARKS[clues - 1] ?? MISSED) : MISSED;
}

/** Describes a daily fifteen without naming its animals. */
export function shareText(number: number, answers: readonly GuessResult[], url: string): string {
  const marks = answers.map(resultMark);
  const rows = Array.from({ length: Math.ceil(marks.length / ROW) }, (_, row) =>
    marks.slice(row * ROW, (row + 1) * ROW).join(''),
  );
  return [
    `${siteName()} ${m.game_detective()} ${number}: ${namedIn(answers)}/${answers.length}`,
    ...rows,
    m.detective_share_clues({ count: cluesIn(answers) }),
    url,
  ].join('\n');
}
