/** A landscape without its animal. */
export interface BiomeScene {
  back: string;
  /** In front of the animal. */
  front: string;
  /** Ground height at the animal. */
  gy: number;
  /** The middle of a swimmer, in scenes under water. */
  mid?: number;
  sun: readonly [x: number, y: number];
  water?: boolean;
  /** A standing animal's best spot: its middle as a share of the width, its size beside its usual one. */
  spot?: { x: number; scale: number };
}
