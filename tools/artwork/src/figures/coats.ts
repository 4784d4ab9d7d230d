import type { Tint } from '../landscape/palette';

interface CoatMatrix {
  /** Factors of red, green and blue for each channel. */
  rows: readonly [red: Tint, green: Tint, blue: Tint];
  add?: number;
}

/** Recolours figures whose shape fits. */
const COATS = {
  silhouette: {
    rows: [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
  },
} satisfies Record<string, CoatMatrix>;

export type CoatName = keyof typeof COATS;

/** `feColorMatrix` values that tint a figure by the hour and its coat. */
export function gradeMatrix(grade: Tint, coat?: CoatName): string {
  const { rows, add = 0 }: CoatMatrix = coat
    ? COATS[coat]
    : {
        rows: [
          [1, 0, 0],
          [0, 1, 0],
          [0, 0, 1],
        ],
      };
  const three = (value: number) => Math.round(value * 1000) / 1000;
  return `${rows
    .map((row, channel) => {
      const factor = grade[channel] ?? 1;
      return `${row.map((value) => three(value * factor)).join(' ')} 0 ${add}`;
    })
    .join(' ')} 0 0 0 1 0`;
}
