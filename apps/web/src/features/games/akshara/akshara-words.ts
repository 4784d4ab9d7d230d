import type { Mark } from '../shared/word/word.rules';
import { m } from '../../../lib/language/messages';
import type { AksharaGuess } from './akshara.rules';

/** What each mark is called, and what it means. */
export const markTexts = (): Readonly<Record<Mark, readonly [name: string, meaning: string]>> => ({
  correct: [m.akshara_correct(), m.akshara_correct_text()],
  present: [m.akshara_present(), m.akshara_present_text()],
  kin: [m.akshara_kin(), m.akshara_kin_text()],
  absent: [m.akshara_absent(), m.akshara_absent_text()],
});

export function rowSentence({ word, marks }: AksharaGuess, row: number): string {
  const texts = markTexts();
  const letters = word.map((letter, index) =>
    m.akshara_letter({ letter, mark: texts[marks[index] ?? 'absent'][0] }),
  );
  return m.akshara_row({ row, letters: letters.join(', ') });
}

/** @param face what the key shows, by which people who speak to their device call it */
export function keyLabel(key: string, face: string, mark: Mark | undefined): string {
  const buttons: Partial<Record<string, string>> = { enter: m.akshara_enter(), delete: m.akshara_delete() };
  const names: Partial<Record<string, string>> = {
    '्': m.akshara_halant(),
    'ं': m.akshara_anusvara(),
    'ँ': m.akshara_chandrabindu(),
    '़': m.akshara_nukta(),
  };
  const name = names[key] ?? key;
  const letter = buttons[key] ?? (name === face ? name : `${face}, ${name}`);
  return mark ? m.akshara_letter({ letter, mark: markTexts()[mark][0] }) : letter;
}
