/** Metres at which a class of land begins, after the lowest. */
export const LAND_STEPS = [100, 200, 500, 1000, 2000, 3500, 4800, 6000] as const;
/** Metres of depth at which a class of the sea begins. */
export const SEA_STEPS = [200, 1000, 2000, 3000, 4000, 5000] as const;

/** 1.5 is half-way between the first two steps; its whole part is the class. */
export function classPosition(height: number, steps: readonly number[]): number {
  let before = 0;
  for (const [index, step] of steps.entries()) {
    if (height < step) return index + (height - before) / (step - before);
    before = step;
  }
  return steps.length + Math.min(0.99, (height - before) / before);
}

/** From the light in the north-west to deep shade. */
export const TONES = 4;

const TONE_STEPS = [0.08, -0.065, -0.2] as const;

export const reliefPosition = (metres: number): number =>
  metres < 0 ? -classPosition(-metres, SEA_STEPS) : classPosition(metres, LAND_STEPS);

/** 1 to 2 is neither light nor shade. */
export function tonePosition(shade: number): number {
  const [lit, shaded, deep] = TONE_STEPS;
  const position =
    shade > shaded ? 1 + (lit - shade) / (lit - shaded) : 2 + (shaded - shade) / (shaded - deep);
  return Math.max(0, Math.min(TONES - 0.01, position));
}
