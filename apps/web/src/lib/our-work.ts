import { licenceTexts } from './picture-licences';

/** Drawings and texts name these as their authors. */
export const CONTRIBUTORS = 'Aranya contributors';

/** docs/decisions/030-illustrations.md says why. */
export const drawingLicence = licenceTexts.cc_by;
