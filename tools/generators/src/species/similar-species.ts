import { folded, otherNamesOf, roster } from '@aranya/wildlife-data';
import { distance } from 'fastest-levenshtein';

const lastWord = (name: string) => name.split(/[\s-]+/).at(-1) ?? '';

/** Misspelt, or of the same last word, which says what an animal is. */
const isSimilar = (name: string, other: string) =>
  lastWord(name) === lastWord(other) || distance(name, other) <= Math.max(1, Math.floor(name.length / 4));

/** @returns lines with name, id and file */
export function similarSpecies(given: string): string[] {
  const name = folded(given).trim();
  return roster
    .filter((species) =>
      [species.name, species.scientific_name, ...otherNamesOf(species.id)].some((other) =>
        isSimilar(name, folded(other)),
      ),
    )
    .map(
      ({ id, slug, name: known, scientific_name }) =>
        `  ${known} (${scientific_name}), species ${id}: libs/wildlife-data/data/species/${slug}.yaml`,
    );
}
