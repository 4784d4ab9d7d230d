import { containsFolded } from '@aranya/wildlife-data';
import { useCloseAnimals } from './use-close-animals';

/**
 * Tells which animals a text names: by a part of the given names, or, in the guide, by another name, a group
 * or the class, even misspelt. A blank text names all. `ready` is false while the search loads.
 */
export function useIsNamed(text: string) {
  const { close, ready } = useCloseAnimals(text, 'names');
  const slugs = new Set(close.map(({ animal }) => animal.slug));
  const isNamed = (slug: string, ...names: string[]) => slugs.has(slug) || containsFolded(names, text);
  return { isNamed, ready };
}
