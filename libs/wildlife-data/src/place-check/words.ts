import type { NormalizedText } from './normalized-text';

export interface Word {
  text: string;
  start: number;
  end: number;
}

/** Words, numbers (`12`, `12a`) and pictographs. */
export function splitWords({ text }: NormalizedText): Word[] {
  return Array.from(
    text.matchAll(/[\p{L}\p{M}]+|\d+\p{L}?(?!\p{L})|\d+|\p{Extended_Pictographic}/gu),
    ({ 0: word, index }) => ({ text: word, start: index, end: index + word.length }),
  );
}
