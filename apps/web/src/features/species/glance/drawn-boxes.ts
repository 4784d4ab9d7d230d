/** The box of a silhouette, in units of its drawing; `back` is the height of the back. */
export interface SilhouetteBox {
  width: number;
  height: number;
  back: number;
  pose: string;
  /** Width and height of the animal without the branch that it clings to. */
  body: readonly [number, number];
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
