import names from '../generated/record-names.json' with { type: 'json' };
import type { NameLanguage } from '../names/name-languages';

/** The names of the catalogue's animals and parks, and those on maps, by the English ones. */
export const recordNames: Readonly<Record<string, Partial<Record<NameLanguage, string>>>> = names;
