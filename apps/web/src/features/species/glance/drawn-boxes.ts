/**
 * The box of a silhouette, in units of its drawing: `back` is the height of the back, `foot` how far below
 * the top it stands.
 */
export interface SilhouetteBox {
  width: number;
  height: number;
  back: number;
  foot: number;
  pose: string;
}

/** The part of the world that a range map shows, and its shapes. */
export interface RangeBox {
  viewBox: string;
  parts: readonly string[];
}

/** Keyed by animal slug. */
export interface DrawnBoxes {
  silhouettes: Readonly<Record<string, SilhouetteBox>>;
  ranges: Readonly<Record<string, RangeBox>>;
}
