/** A bit for each letter, modulo 31. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 31);
  return bits;
}

function hasMoreBits(bits: number, most: number): boolean {
  let left = bits;
  for (let count = 0; count < most; count += 1) left &= left - 1;
  return left !== 0;
}

/** Nearly every short word has a neighbour. */
export const allowedMistakes = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/** A mistake adds at most one letter and takes one. */
export const mayBeMisspelt = (typed: number, meant: number, mistakes: number) =>
  !hasMoreBits(typed & ~meant, mistakes) && !hasMoreBits(meant & ~typed, mistakes);

const LONGEST = 40;
let rows = [0, 1, 2].map(() => new Uint8Array(LONGEST + 1)) as [Uint8Array, Uint8Array, Uint8Array];

const at = (row: Uint8Array, column: number) => row[column] ?? LONGEST;

function fillRow(typed: string, meant: string, row: number): number {
  const [line, above, before] = rows;
  line[0] = row;
  let least = row;
  const letter = typed.charCodeAt(row - 1);
  for (let column = 1; column <= meant.length; column += 1) {
    const other = meant.charCodeAt(column - 1);
    let cost = Math.min(
      at(above, column - 1) + (letter === other ? 0 : 1),
      at(above, column) + 1,
      at(line, column - 1) + 1,
    );
    const isSwapped =
      row > 1 && letter === meant.charCodeAt(column - 2) && typed.charCodeAt(row - 2) === other;
    if (isSwapped) cost = Math.min(cost, at(before, column - 2) + 1);
    line[column] = cost;
    if (cost < least) least = cost;
  }
  return least;
}

/**
 * Damerau-Levenshtein distance.
 * @returns `most` + 1 beyond it, or above 40 letters
 */
export function mistakesBetween(typed: string, meant: string, most: number): number {
  const isFar = Math.abs(typed.length - meant.length) > most;
  if (isFar || Math.max(typed.length, meant.length) > LONGEST) return most + 1;
  for (let column = 0; column <= meant.length; column += 1) rows[1][column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    if (fillRow(typed, meant, row) > most) return most + 1;
    rows = [rows[2], rows[0], rows[1]];
  }
  return Math.min(at(rows[1], meant.length), most + 1);
}
