import { creativeCommons } from '@aranya/wildlife-data';

/** Drawings and texts name these as their authors. */
export const CONTRIBUTORS = 'Aranya contributors';

/** docs/decisions/030-illustrations.md says why. Every page carries it: the other licences stay with those that need them. */
export const drawingLicence = { name: 'CC BY 4.0', url: creativeCommons['CC BY 4.0'] } as const;
