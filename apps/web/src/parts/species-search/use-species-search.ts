import { animalIndex, type AnimalSummary, folded, searchAnimals } from '@aranya/wildlife-data';
import { inOrder } from './in-order';
import { useCloseAnimals } from './use-close-animals';

const MAX_SUGGESTIONS = 6;

/**
 * Finds species by name, scientific name and other names, also misspelt; `ready` is false while the search
 * loads.
 */
export function useSpeciesSearch(text: string, excluded: readonly string[] = []) {
  const { close, ready } = useCloseAnimals(text, 'names');
  const isBlank = text.trim() === '';
  const wanted = folded(text.trim());
  // The search also reads regions, which are no names.
  const named = searchAnimals(animalIndex, text).filter(({ name }) => folded(name).includes(wanted));
  const found: AnimalSummary[] = isBlank ? [] : inOrder(named, close, text).map(({ animal }) => animal);
  return { found: found.filter(({ slug }) => !excluded.includes(slug)).slice(0, MAX_SUGGESTIONS), ready };
}
