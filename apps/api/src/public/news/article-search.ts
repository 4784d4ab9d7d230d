import type { Article } from '@aranya/contracts';
import { findSpecies, folded, otherNamesOf, singular } from '@aranya/wildlife-data';

const listWords = (text: string): string[] => folded(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Only if the whole text names one, such as "snow leopards". */
function animalNamed(text: string) {
  const [mention, ...others] = findSpecies(text.trim());
  if (mention === undefined || others.length > 0 || mention.text !== text.trim()) return undefined;
  return mention.species.length === 1 ? mention.species[0] : undefined;
}

type Worded = Pick<Article, 'title' | 'description'>;

/** A search without words finds everything. */
export const searchWords = (q: string): string[] => listWords(q).map(singular);

/** Matches articles with each word, or with the same animal under another name. */
export function articleSearch(q: string): (article: Worded) => boolean {
  const wanted = searchWords(q);
  // Most people read all news.
  if (wanted.length === 0) return () => true;
  const animal = animalNamed(q);
  const names = animal === undefined ? [] : [animal.name, ...otherNamesOf(animal.id)];
  // The last letter changes in "wolves".
  const kinds = names.map((name) => (listWords(name).at(-1) ?? '').slice(0, -1));
  return ({ title, description }) => {
    const text = `${title}\n${description ?? ''}`;
    const words = listWords(text).flatMap((word) => [word, singular(word)]);
    if (wanted.every((word) => words.some((one) => one.startsWith(word)))) return true;
    // Finding animals in a text takes long.
    if (animal === undefined || !words.some((word) => kinds.some((kind) => word.startsWith(kind))))
      return false;
    return findSpecies(text).some(({ species }) => species.length === 1 && species[0]?.slug === animal.slug);
  };
}
