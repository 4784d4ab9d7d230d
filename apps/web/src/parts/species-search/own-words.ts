import { freeNameFault } from '@aranya/contracts/taxon-key';
import { folded } from '@aranya/wildlife-data';
import { toShownAnimal, type KeyedAnimal } from '../../lib/animals';

interface Found extends KeyedAnimal {
  matched?: string | null;
}

/** Returns the typed text if it can be a free name and nothing found is called so; else undefined. */
export function ownWords(text: string, found: readonly Found[]): string | undefined {
  const words = text.trim().replace(/\s+/g, ' ');
  if (freeNameFault(words) !== null) return undefined;
  const isFound = found.some((animal) => {
    const { name, scientificName = '' } = toShownAnimal(animal);
    return [name, scientificName, animal.matched ?? ''].some((each) => folded(each) === folded(words));
  });
  return isFound ? undefined : words;
}
