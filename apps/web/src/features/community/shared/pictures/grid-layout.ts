export interface Size {
  width: number;
  height: number;
}

export interface GridLayout {
  /** The arrangement: how many pictures it shows. */
  kind: 'one' | 'two' | 'three' | 'four';
  /** Width over height of the whole grid: known before any picture has come, so that nothing jumps. */
  ratio: number;
}

/** How far a lone picture may depart from the square before it is cropped: portrait 4:5, landscape 1.91:1. */
const TALLEST = 4 / 5;
const WIDEST = 1.91;

/**
 * How the pictures of a post stand: one in its own proportions within reason, two side by side, three with a tall
 * first, four as a square. Of more than four only the first four are shown. Null where there are none.
 */
export function gridLayout(pictures: readonly Size[]): GridLayout | null {
  const [first] = pictures;
  if (first === undefined) return null;
  if (pictures.length === 1) {
    return { kind: 'one', ratio: Math.min(WIDEST, Math.max(TALLEST, first.width / first.height)) };
  }
  if (pictures.length === 2) {
    // Side by side each is half as wide: two portraits get a taller grid than two landscapes.
    const portrait = pictures.every(({ width, height }) => height > width);
    return { kind: 'two', ratio: portrait ? 3 / 2 : 8 / 3 };
  }
  return { kind: pictures.length === 3 ? 'three' : 'four', ratio: 4 / 3 };
}
