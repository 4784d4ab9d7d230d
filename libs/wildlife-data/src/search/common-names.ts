import names from '../generated/common-names.json' with { type: 'json' };
import { otherNames } from '../place-check/species-names';

type NamesById = Readonly<Record<number, readonly string[]>>;

/** By catalogue id: the Red List, field guides and everyday speech. */
export const commonNames: NamesById = names;

export function findOtherNames(id: number): string[] {
  return [...(commonNames[id] ?? []), ...(otherNames[id] ?? [])];
}
