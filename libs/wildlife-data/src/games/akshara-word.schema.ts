import { z } from 'zod';
import { foldAksharas, splitAksharas } from '../text/aksharas';

const word = z
  .string()
  .regex(/^\p{sc=Devanagari}+$/u, { error: 'Write the word in Devanagari.' })
  .refine((text) => text === text.normalize('NFC'), { error: 'Write the letters as NFC has them.' })
  .refine((text) => [2, 3, 4, 5].includes(splitAksharas(text).length), {
    error: 'A word has two to five aksharas.',
  });

const text = z.string().regex(/^\p{sc=Devanagari}/u, { error: 'Write in Devanagari.' });

/** A file of `data/games/akshara`: what words are, by the hint of their kind. */
export const aksharaWordsSchema = z
  .record(text, z.record(word, text.regex(/[।.]$/, { error: 'Write a sentence.' })))
  .check(({ value, issues }) => {
    const found = new Set<string>();
    for (const [kind, words] of Object.entries(value))
      for (const each of Object.keys(words)) {
        const isFound = found.has(foldAksharas(each));
        found.add(foldAksharas(each));
        if (isFound)
          issues.push({
            code: 'custom',
            path: [kind, each],
            message: 'The word stands here twice.',
            input: value,
          });
      }
  });

export type AksharaWords = z.output<typeof aksharaWordsSchema>;
