import { z } from 'zod';

// Format characters that draw nothing: zero-width spaces and joiners, bidirectional marks, the byte order mark.
const INVISIBLE = /[\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
// Control characters, apart from tab and line feed, have no place in what people write. PostgreSQL refuses NUL.
// eslint-disable-next-line no-control-regex -- finding control characters is this expression's purpose
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/;

// Of these, those that only deceive within a line: they turn its order round, also that of what stands after it, or
// make two names that look the same. Joiners stay, which Indian scripts need, and so do marks of direction.
const DECEIVING = /[\u200b\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Unicode NFC, Windows line ends made plain, white space cut at both ends. */
export function cleanText(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').trim();
}

/** Whether nothing would be seen: empty, white space, or zero-width characters only. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '').trim() === '';
}

/**
 * A text that a person typed, cleaned. A text that would show as nothing becomes the empty text. Refuses control
 * characters and more than `max` UTF-16 code units.
 */
export function textOf(max: number, name: string) {
  return z
    .string(`${name} must be a text.`)
    .transform(cleanText)
    .pipe(
      z
        .string()
        .max(max, `${name} can have at most ${max} characters.`)
        .refine((text) => !CONTROL.test(text), `${name} contains a character that cannot be stored.`),
    )
    .transform((text) => (isBlank(text) ? '' : text));
}

/** Like {@link textOf}, and must show something. */
export function requiredTextOf(max: number, name: string) {
  return textOf(max, name).refine((text) => text !== '', `${name} cannot be empty.`);
}

/** As {@link cleanText}, in one line: every run of white space is one space, and nothing turns the line's order round. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(DECEIVING, '').replace(/\s+/g, ' '));
}

/** One line: as {@link textOf}, cleaned by {@link cleanLine}. */
export function lineOf(max: number, name: string) {
  return z.string(`${name} must be a text.`).transform(cleanLine).pipe(textOf(max, name));
}
