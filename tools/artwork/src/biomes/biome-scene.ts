/** A landscape without its animal. */
export interface BiomeScene {
  back: string;
  /** In front of the animal. */
  front: string;
  /** Ground height at the animal. */
  gy: number;
  /** Where a swimmer is, in scenes under water. */
  mid?: number;
  sun: readonly [x: number, y: number];
  water?: boolean;
  /** Where a standing animal does best: its middle as a share of the width, its size beside its usual one. */
  spot?: { x: number; scale: number };
}
