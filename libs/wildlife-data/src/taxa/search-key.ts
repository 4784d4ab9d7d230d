import { foldSpelling } from '../text/spelling';

/** Indian vowels stay, unlike in `folded`. */
export function searchKey(text: string): string {
  return foldSpelling(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|['‘’`]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}
