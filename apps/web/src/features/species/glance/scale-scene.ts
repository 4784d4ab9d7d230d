import type { Companion } from './companions';

export interface Extent {
  width: number;
  height: number;
}

export interface Placed extends Extent {
  x: number;
  y: number;
}

/** An animal as it is drawn. */
export interface Drawn extends Extent {
  /** How far below its top it stands: a tail may hang lower. */
  foot: number;
  pose: string;
}

interface Scene extends Extent {
  ground: number;
  animal: Placed;
  companionAt: Placed;
}

/** The least ratio of width to height, so that a giraffe does not fill the page. */
const FLATTEST = 1.6;
/** As a share of the largest extent. */
const GAP = 0.07;
const HOVERING = new Set(['fly', 'swim', 'float']);

export const hovers = ({ pose }: Pick<Drawn, 'pose'>) => HOVERING.has(pose);

export const tidy = (value: number) => Math.round(value * 100) / 100;

/**
 * Places animal and companion side by side on the ground, in centimetres; what flies or swims hangs in the
 * middle.
 */
export function layOut(drawn: Drawn, companion: Companion): Scene {
  const largest = Math.max(drawn.width, drawn.height, companion.width, companion.height);
  const gap = largest * GAP;
  const hanging = hovers(drawn);
  const stands = hanging ? drawn.height : drawn.foot;
  const ground = Math.max(stands, companion.height) + gap;
  const height = hanging ? ground : ground + drawn.height - drawn.foot;
  const needed = drawn.width + companion.width + 3 * gap;
  const width = Math.max(needed, height * FLATTEST);
  const x = gap + (width - needed) / 2;
  const place = (at: number, y: number, extent: Extent): Placed => ({
    x: tidy(at),
    y: tidy(y),
    width: tidy(extent.width),
    height: tidy(extent.height),
  });
  return {
    width: tidy(width),
    height: tidy(height),
    ground: tidy(ground),
    animal: place(x, hanging ? (ground - drawn.height) / 2 : ground - drawn.foot, drawn),
    companionAt: place(x + drawn.width + gap, ground - companion.height, companion),
  };
}
