/** What a figure does in its scene. One that clings brings what it holds to. */
export type Pose = 'stand' | 'perch' | 'ledge' | 'cling' | 'fly' | 'swim' | 'float' | 'wade';

/** The painted box of a figure in its own units; `bottom` is what stands on the ground. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** An animal without its landscape, facing left, toward the light. */
export interface Figure {
  /** SVG markup, in units of about 128 for the length of the animal. */
  body: string;
  box: Box;
  pose: Pose;
  /** Share of the scene's height that the box takes. */
  size: number;
}
