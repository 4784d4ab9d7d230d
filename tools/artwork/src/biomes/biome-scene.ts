/** A landscape without its animal, in the layers between which the animal is set. */
export interface BiomeScene {
  /** Everything behind the animal. */
  back: string;
  /** Everything before it. */
  front: string;
  /** The height of the ground at the animal. */
  gy: number;
  /** The height at which a swimmer hangs in the water, in scenes under water. */
  mid?: number;
  /** Where the light comes from. */
  sun: readonly [x: number, y: number];
  /** The scene lies under water. */
  water?: boolean;
}
