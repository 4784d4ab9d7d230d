/** Indian vowels stay, unlike in `folded`; the dot below a letter goes, as people omit it. */
export function searchKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\u093c|\u200c|\u200d|['‘’`]/g, '')
    .replace(/\u0901/g, '\u0902')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}
