import type { Box, Pose } from './figure';

/** Noto Emoji (Apache-2.0): painted box in the grid of 128, pose, share of the scene's height. */
export const NOTO_FIGURES = {
  crab: { box: [0, 20, 127, 111], pose: 'stand', size: 0.34 },
  dolphin: { box: [9, 4, 119, 123], pose: 'swim', size: 0.5 },
  'monarch-butterfly': { box: [4, 18, 124, 116], pose: 'fly', size: 0.46 },
  octopus: { box: [5, 16, 123, 124], pose: 'swim', size: 0.46 },
  otter: { box: [4, 28, 125, 118], pose: 'float', size: 0.34 },
  swan: { box: [4, 12, 124, 118], pose: 'float', size: 0.38 },
} satisfies Record<string, { box: Box; pose: Pose; size: number }>;
