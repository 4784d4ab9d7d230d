import { z } from 'zod';
import { ifWrong } from './sentences';
import { toNfc } from './spelling';

/**
 * Unicode's Default_Ignorable_Code_Point, anchors of annotations, and blanks that count as letters and
 * symbols.
 */
export const INVISIBLE =
  /[\u{16fe4}\u{1d159}\u2800\ufff9-\ufffb\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu;
// Every control character but tab and line feed. PostgreSQL rejects NUL.
// eslint-disable-next-line no-control-regex -- finding control characters is this expression's purpose
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/;
// UTF-8 has no form for half of a character.
const LONE_SURROGATE = /\p{Surrogate}/u;
// These make names look alike. Joiners stay, as Indian scripts need them.
const MISLEADING = /[\p{Bidi_Control}\u200b\u2060-\u206f\ufeff]/gu;

/** Normalizes to NFC and LF line ends, and trims. */
export function cleanText(text: string): string {
  return toNfc(text).replace(/\r\n?/g, '\n').trim();
}

export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '').trim() === '';
}

/**
 * Blank text becomes empty.
 * @param name as error messages say it
 */
export function textOf(max: number, name: string) {
  return (
    z
      .string(ifWrong(`${name} must be a text.`))
      // For descriptions of the API; the length counts after cleaning.
      .meta({ maxLength: max })
      .transform(cleanText)
      .pipe(
        z
          .string()
          .max(max, `${name} can have at most ${max} characters.`)
          .refine(
            (text) => !CONTROL.test(text) && !LONE_SURROGATE.test(text),
            `${name} contains a character that cannot be stored.`,
          ),
      )
      .transform((text) => (isBlank(text) ? '' : text))
  );
}

export function requiredTextOf(max: number, name: string) {
  return textOf(max, name).refine((text) => text !== '', `${name} cannot be empty.`);
}

export function cleanLine(text: string): string {
  return cleanText(text.replace(MISLEADING, '').replace(/\s+/g, ' '));
}

export function lineOf(max: number, name: string) {
  return z
    .string(ifWrong(`${name} must be a text.`))
    .meta({ maxLength: max })
    .transform(cleanLine)
    .pipe(textOf(max, name));
}

export function requiredLineSchema(max: number, name: string, refusal = `${name} cannot be empty.`) {
  return lineOf(max, name).refine((line) => line !== '', refusal);
}
