import { z } from 'zod';

// Zero-width spaces and joiners, bidirectional marks, the byte order mark.
const INVISIBLE = /[\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
// All but tab and line feed. PostgreSQL rejects NUL.
// eslint-disable-next-line no-control-regex -- finding control characters is this expression's purpose
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/;
// Reorders text or makes two names look the same. Keeps joiners, which Indian scripts need, and direction marks.
const MISLEADING = /[\u200b\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Normalizes to NFC and LF line ends, and trims. */
export function cleanText(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').trim();
}

/** Whether the text is empty or consists of white space and invisible characters. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '').trim() === '';
}

/**
 * Schema of a user's text: cleaned, at most `max` UTF-16 code units, no control characters. Blank text becomes empty.
 * @param name used in error messages
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

export function requiredTextOf(max: number, name: string) {
  return textOf(max, name).refine((text) => text !== '', `${name} cannot be empty.`);
}

/** Like {@link cleanText}, with white space collapsed to one line and misleading characters removed. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(MISLEADING, '').replace(/\s+/g, ' '));
}

export function lineOf(max: number, name: string) {
  return z.string(`${name} must be a text.`).transform(cleanLine).pipe(textOf(max, name));
}
