import names from '../generated/common-names.json' with { type: 'json' };
import { otherNames } from '../place-check/species-names';

type NamesById = Readonly<Record<number, readonly string[]>>;

/**
 * Other common names of the catalogue's animals, by catalogue id, besides those that the place check knows: English names
 * of the Red List, of field guides and of everyday speech.
 */
export const commonNames: NamesById = names;

/** All other names of an animal. */
export function otherNamesOf(id: number): string[] {
  return [...(commonNames[id] ?? []), ...(otherNames[id] ?? [])];
}
