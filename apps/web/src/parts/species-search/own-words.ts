import { freeNameFault } from '@aranya/contracts/taxon-key';
import { folded } from '@aranya/wildlife-data';
import { animalOf, type KeyedAnimal } from '../../lib/animals';

interface Found extends KeyedAnimal {
  matched?: string | null;
}

/** Returns what is typed if it may stand as a free name and nothing that was found is called so; else undefined. */
export function ownWords(text: string, found: readonly Found[]): string | undefined {
  const words = text.trim().replace(/\s+/g, ' ');
  if (freeNameFault(words) !== null) return undefined;
  const isFound = found.some((animal) => {
    const { name, scientificName = '' } = animalOf(animal);
    return [name, scientificName, animal.matched ?? ''].some((each) => folded(each) === folded(words));
  });
  return isFound ? undefined : words;
}
