/** The light of a source that is not seen. */
export type Air =
  | 'band'
  | 'afterglow'
  | 'noon'
  | 'haze'
  | 'rays'
  | 'overcast'
  | 'storm'
  | 'rain'
  | 'mist'
  | 'snow'
  | 'stars'
  | 'aurora';

/** From above, or from everywhere: there is no shadow to one side. */
export const OVERHEAD: ReadonlySet<Air | undefined> = new Set<Air>(['noon', 'haze']);
export const DIFFUSE: ReadonlySet<Air | undefined> = new Set<Air>([
  'overcast',
  'storm',
  'rain',
  'mist',
  'snow',
]);

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
  /** None where no sky is drawn. */
  air?: Air;
  /** Under water: beams unless it says otherwise. */
  water?: 'murk' | 'dapple';
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
  air?: Air,
): Palette {
  return { sky, sun, haze, near, ground, lit, ink, light, grade, ...(air ? { air } : {}) };
}
