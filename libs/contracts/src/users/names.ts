import { limits } from '../common/limits';
import { INVISIBLE, lineOf } from '../common/text';

/** Marks of canonical combining class 9 in the scripts of India and Sri Lanka. */
const VIRAMA = String.raw`[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca\uaaf6\uabed]`;
/** Arabic letters that never join the next one. */
const UNJOINED = String.raw`[\u0621-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0677\u0688-\u0699\u06c0\u06c3-\u06cb\u06cd\u06cf\u06d2\u06d3\u06d5]`;
const ARABIC = String.raw`(?=\p{L})\p{Script=Arabic}`;

/**
 * Joiners (U+200D, U+200C) may stand after a virama and between Arabic letters (CONTEXTJ of IDNA, RFC 5892),
 * and before a virama, as Bengali and Kannada write ra and ya.
 */
const NEEDED_JOINERS = new RegExp(
  [
    String.raw`(\p{L}\p{M}?${VIRAMA})(?:\u200d(?![\p{M}\p{N}])|\u200c(?=\p{L}))`,
    String.raw`([\u09b0\u0cb0])\u200d(?=[\u09cd\u0ccd])`,
    String.raw`((?!${UNJOINED})${ARABIC}\p{M}*)\u200c(?=${ARABIC})`,
  ].join('|'),
  'gu',
);

/** Scripts put up to three on a letter, Vedic texts a fourth, where UTS 39 draws the line as well. */
const TOO_MANY_MARKS = /\p{M}{5}|(\p{Mn})\1|(?:^|[^\p{L}\p{N}\p{M}])\p{M}/u;

/** These choose between a coloured and a plain emoji. */
const PRESENTATION = /[\ufe0e\ufe0f]/g;

/** A sentence; null for a good name. */
export function nameProblem(name: string): string | null {
  if (name === '') return 'Name cannot be empty.';
  const written = name.replace(NEEDED_JOINERS, '$1$2$3');
  if (written.search(INVISIBLE) !== -1)
    return 'Name contains an invisible character. Please remove it, or type the name again.';
  return TOO_MANY_MARKS.test(written) ? 'Name has more marks on a letter than any script needs.' : null;
}

export const fullNameSchema = lineOf(limits.fullName, 'Name')
  .transform((name) => name.replace(PRESENTATION, ''))
  .superRefine((name, context) => {
    const problem = nameProblem(name);
    if (problem !== null) context.addIssue(problem);
  });
