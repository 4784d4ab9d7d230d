export interface Palette {
  /** From zenith to horizon. */
  sky: readonly [top: string, middle: string, horizon: string];
  sun: string;
  haze: string;
  /** The nearest tone behind ground and light. */
  near: string;
  ground: string;
  /** Lit ground. */
  lit: string;
  /** Dark foreground. */
  ink: string;
  /** Rim light of figures. */
  light: string;
  /** Factors for red, green and blue of figures. */
  grade: Tint;
  stars?: boolean;
  aurora?: boolean;
}

export type Tint = readonly [red: number, green: number, blue: number];

export const WARM: Tint = [1.02, 0.95, 0.82],
  COOL: Tint = [0.9, 0.97, 1.0],
  DUSK: Tint = [0.98, 0.84, 0.74],
  NIGHT: Tint = [0.63, 0.73, 0.84],
  SEA: Tint = [0.9, 0.97, 0.98],
  DEEP: Tint = [0.68, 0.88, 0.97];
export function palette(
  sky: Palette['sky'],
  sun: string,
  haze: string,
  near: string,
  ground: string,
  lit: string,
  ink: string,
  light: string,
  grade: Tint,
  extra: Pick<Palette, 'stars' | 'aurora'> = {},
): Palette {
  return { sky, sun, haze, near, ground, lit, ink, light, grade, ...extra };
}
