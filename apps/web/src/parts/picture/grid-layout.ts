export interface Size {
  width: number;
  height: number;
}

interface GridLayout {
  kind: 'one' | 'two' | 'three' | 'four';
  /** Width divided by height. */
  ratio: number;
}

/** A single picture is from 4:5 to 1.91:1. */
const TALLEST = 4 / 5;
const WIDEST = 1.91;

/** One picture keeps its ratio; two stand side by side, three with a tall first, more as a square. */
export function gridLayout(pictures: readonly Size[]): GridLayout | null {
  const [first] = pictures;
  if (first === undefined) return null;
  if (pictures.length === 1) {
    return { kind: 'one', ratio: Math.min(WIDEST, Math.max(TALLEST, first.width / first.height)) };
  }
  if (pictures.length === 2) {
    // Portraits need a taller grid.
    const portrait = pictures.every(({ width, height }) => height > width);
    return { kind: 'two', ratio: portrait ? 3 / 2 : 8 / 3 };
  }
  return { kind: pictures.length === 3 ? 'three' : 'four', ratio: 4 / 3 };
}
