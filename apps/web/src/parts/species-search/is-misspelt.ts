import { animalIndex, folded, otherNamesOf } from '@aranya/wildlife-data';
import { misspelt, namesOtherAnimal } from './misspelt';
import { hasWord } from './whole-words';

const names = animalIndex.flatMap(({ id, name }) => [folded(name), ...otherNamesOf(id).map(folded)]);

/**
 * True if the text is the name with about one wrong letter, as the search forgives, and names no other
 * animal.
 */
export function isMisspelt(text: string, name: string): boolean {
  const wanted = folded(text).trim();
  if (namesOtherAnimal(wanted) || names.some((other) => hasWord(other, wanted))) return false;
  return misspelt([{ text: folded(name) }], wanted).length > 0;
}
