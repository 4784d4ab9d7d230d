import type { Box, Pose } from './figure';

/** Noto Emoji (Apache-2.0): painted box in the grid of 128, pose, share of the scene's height. */
export const NOTO_FIGURES = {
  'monarch-butterfly': { box: [4, 18, 124, 116], pose: 'fly', size: 0.46 },
  octopus: { box: [5, 16, 123, 124], pose: 'swim', size: 0.46 },
} satisfies Record<string, { box: Box; pose: Pose; size: number }>;
