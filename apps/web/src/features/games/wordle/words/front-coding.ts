/** Writes each word as the number of letters shared with the previous one, and the rest: `0abbey5s0cat`. */
export function frontCoded(words: readonly string[]): string {
  let last = '';
  return words
    .map((word) => {
      let shared = 0;
      while (shared < word.length && word[shared] === last[shared]) shared += 1;
      last = word;
      return `${shared}${word.slice(shared)}`;
    })
    .join('');
}

export function fromFrontCoded(coded: string): string[] {
  let last = '';
  return [...coded.matchAll(/(\d)([a-z]+)/g)].map(([, shared = '0', rest = '']) => {
    last = last.slice(0, Number(shared)) + rest;
    return last;
  });
}
