/** Heights in metres at which a class of land begins, after the lowest. */
export const LAND_STEPS = [100, 200, 500, 1000, 2000, 3500, 4800, 6000] as const;
/** Depths in metres at which a class of the sea begins, after the shelf. */
export const SEA_STEPS = [200, 1000, 2000, 3000, 4000, 5000] as const;

/**
 * Returns where a height lies among steps that rise: 1.5 is half-way between the first step and the second. A class
 * is the whole number below; below the first step the scale goes on as it began.
 */
export function classPosition(height: number, steps: readonly number[]): number {
  let before = 0;
  for (const [index, step] of steps.entries()) {
    if (height < step) return index + (height - before) / (step - before);
    before = step;
  }
  return steps.length + Math.min(0.99, (height - before) / before);
}

/** Tones of the shading, from the light in the north-west to the deep shade. */
export const TONES = 4;

/** Where a tone begins, on the scale of the shading. */
const TONE_STEPS = [0.08, -0.065, -0.2] as const;

/** Returns a class of land from 0 up, or of the sea from 0 down. */
export const reliefPosition = (metres: number): number =>
  metres < 0 ? -classPosition(-metres, SEA_STEPS) : classPosition(metres, LAND_STEPS);

/** Returns where shading lies among the tones: 1 to 2 is neither light nor shade. */
export function tonePosition(shade: number): number {
  const [lit, shaded, deep] = TONE_STEPS;
  const position =
    shade > shaded ? 1 + (lit - shade) / (lit - shaded) : 2 + (shaded - shade) / (shaded - deep);
  return Math.max(0, Math.min(TONES - 0.01, position));
}
