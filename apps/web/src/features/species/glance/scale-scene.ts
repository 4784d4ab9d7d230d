import type { Companion } from './companions';

interface Extent {
  width: number;
  height: number;
}

export interface Placed extends Extent {
  x: number;
  y: number;
}

interface Scene extends Extent {
  /** In the order of the animals. */
  placed: readonly Placed[];
  companionAt: Placed;
}

/** The least ratio of width to height, so that a giraffe does not fill the page. */
const FLATTEST = 1.6;
/** As a share of the largest extent. */
const GAP = 0.07;
const HOVERING = new Set(['fly', 'swim', 'float']);

const tidy = (value: number) => Math.round(value * 100) / 100;

/**
 * Places animals and companion side by side on the ground, in centimetres; flying and swimming ones hang in
 * the middle.
 */
export function layOut(animals: readonly (Extent & { pose: string })[], companion: Companion): Scene {
  const all = [...animals, companion];
  const largest = Math.max(...all.map(({ width, height }) => Math.max(width, height)));
  const gap = largest * GAP;
  const tallest = Math.max(...all.map(({ height }) => height));
  const height = tallest + gap;
  const needed = all.reduce((sum, { width }) => sum + width + gap, gap);
  const width = Math.max(needed, height * FLATTEST);
  let x = gap + (width - needed) / 2;
  const stand = (extent: Extent, hovers: boolean): Placed => {
    const placed = {
      x: tidy(x),
      y: tidy(hovers ? (height - extent.height) / 2 : height - extent.height),
      width: tidy(extent.width),
      height: tidy(extent.height),
    };
    x += extent.width + gap;
    return placed;
  };
  const placed = animals.map((animal) => stand(animal, HOVERING.has(animal.pose)));
  return { width: tidy(width), height: tidy(height), placed, companionAt: stand(companion, false) };
}
