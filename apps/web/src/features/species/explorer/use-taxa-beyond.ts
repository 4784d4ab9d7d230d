import { searchKey } from '@aranya/wildlife-data';
import type { FoundTaxa } from '../../../data/taxa/fetch-taxa';
import { useTaxaByName } from '../../../data/taxa/use-taxa-by-name';
import { isGroup } from '../taxon/taxon-texts';

const SHOWN = 12;

const none: FoundTaxa = { taxa: [], total: 0 };

/** Finds animals beyond the catalogue by name; none where the server does not answer. */
export function useTaxaBeyond(text: string): FoundTaxa {
  const { answer, pending } = useTaxaByName(text, SHOWN);
  return pending ? none : answer;
}

/** Returns true for the whole name of an animal, which then stands first. */
export function namesAnimal({ taxa: [best] }: FoundTaxa, text: string): boolean {
  if (!best || isGroup(best)) return false;
  const names = [best.name, best.scientific_name, best.matched_name];
  return names.some((name) => name !== null && searchKey(name) === searchKey(text));
}
