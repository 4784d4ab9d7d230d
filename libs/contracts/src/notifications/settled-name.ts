import { freeNameOf } from '../taxa/taxon-key';

/** A whole sentence, without actors: moderators made the free name with this key an animal. */
export const settledNameSentence = (freeName: string, speciesName: string): string =>
  `“${freeNameOf(freeName)?.words ?? freeName}” has a name now: ${speciesName}`;
