import { creativeCommons } from '@aranya/wildlife-data';

/** The authors of drawings and texts. */
export const CONTRIBUTORS = 'Aranya contributors';

/** See docs/decisions/030-illustrations.md. */
export const drawingLicence = { name: 'CC BY 4.0', url: creativeCommons['CC BY 4.0'] } as const;
