import { animalIndex, type AnimalSummary, containsFolded, folded } from '@aranya/wildlife-data';
import { inOrder } from './in-order';
import { useCloseAnimals } from './use-close-animals';
import { beginsWord } from './whole-words';

const MAX_SUGGESTIONS = 6;

/**
 * Finds species by their names, even misspelt; `ready` is false while the search loads. In a name of each of
 * the `fitting` a word begins with the text.
 */
export function useSpeciesSearch(text: string, excluded: readonly string[]) {
  const { close, ready } = useCloseAnimals(text, 'names');
  const isBlank = text.trim() === '';
  const wanted = folded(text).trim();
  const named = animalIndex.filter(({ name }) => containsFolded([name], text));
  const all = isBlank ? [] : inOrder(named, close, text);
  const shown = all.filter(({ animal }) => !excluded.includes(animal.slug)).slice(0, MAX_SUGGESTIONS);
  // A match found only without its spaces begins so too.
  const begins = (name: string) => beginsWord(name, wanted) || !name.includes(wanted);
  const fits = ({ animal, by, isMisspelt }: (typeof all)[number]) =>
    by === 'found' ? begins(folded(animal.name)) : !isMisspelt;
  const animals = (some: typeof all): AnimalSummary[] => some.map(({ animal }) => animal);
  return { found: animals(shown), fitting: animals(shown.filter(fits)), ready };
}
