const letters = (word: string | undefined, count: number) => (word ?? '').slice(0, count);

/**
 * The four letters by which birders note a bird: WTKI is the White-throated Kingfisher.
 * @returns null for names of more than four words or fewer than four letters
 * @see https://www.birdpop.org/pages/birdSpeciesCodes.php
 */
export function birderCode(englishName: string): string | null {
  const plain = englishName.normalize('NFKD').replace(/[^A-Za-z -]/g, '');
  const [one, two, three, four, ...more] = plain.split(/[ -]+/).filter(Boolean);
  if (one === undefined || more.length > 0) return null;
  const lengths = () => {
    if (two === undefined) return [4];
    if (three === undefined) return [2, 2];
    if (four !== undefined) return [1, 1, 1, 1];
    return / \S+-\S+$/.test(plain) ? [2, 1, 1] : [1, 1, 2];
  };
  const code = [one, two, three, four].map((word, at) => letters(word, lengths()[at] ?? 0)).join('');
  return code.length === 4 ? code.toUpperCase() : null;
}
