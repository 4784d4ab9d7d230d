import { freeNameOf } from '../taxa/taxon-key';

/** @param freeName its key */
export const settledNameSentence = (freeName: string, speciesName: string): string =>
  `“${freeNameOf(freeName)?.words ?? freeName}” has a name now: ${speciesName}`;
