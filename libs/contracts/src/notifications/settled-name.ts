import { freeNameOf } from '../taxa/taxon-key';
import english from '../translated/notices/en.json' with { type: 'json' };

/** @param freeName its key */
export const settledNameSentence = (freeName: string, speciesName: string): string =>
  english.notice_named
    .replace('{words}', () => freeNameOf(freeName)?.words ?? freeName)
    .replace('{animal}', () => speciesName);
