import type { FoundTaxa } from '../../../data/taxa/fetch-taxa';
import { useTaxaByName } from '../../../data/taxa/use-taxa-by-name';

const SHOWN = 12;

const none: FoundTaxa = { taxa: [], total: 0 };

/** Finds animals beyond the catalogue by name; none where the server does not answer. */
export function useTaxaBeyond(text: string): FoundTaxa {
  const { answer, pending } = useTaxaByName(text, SHOWN);
  return pending ? none : answer;
}
