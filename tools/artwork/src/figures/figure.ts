/** A clinging figure brings what it holds; a flat one is seen from above. */
export type Pose = 'stand' | 'perch' | 'ledge' | 'cling' | 'fly' | 'swim' | 'float' | 'wade' | 'flat';

/** Painted box in the figure's units; `bottom` stands on the ground. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** An animal without landscape, facing left, toward the light. */
export interface Figure {
  /** SVG, about 128 units long. */
  body: string;
  box: Box;
  pose: Pose;
  /** Share of the scene's height. */
  size: number;
  /** The square around head and neck that portraits show. Without it, the left end: figures face left. */
  head?: Box;
  /** In portraits instead of `body`: the same with less detail. */
  bust?: string;
}
