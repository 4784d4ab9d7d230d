/** A clinging figure brings what it holds. */
export type Pose = 'stand' | 'perch' | 'ledge' | 'cling' | 'fly' | 'swim' | 'float' | 'wade';

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
}
