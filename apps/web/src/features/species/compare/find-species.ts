import { animalIndex, type AnimalSummary, folded } from '@aranya/wildlife-data';

/** Finds the species of a query by slug, id or name. */
export function speciesBy(text: string): AnimalSummary | undefined {
  const wanted = folded(text).trim();
  return animalIndex.find(
    ({ id, slug, name }) => slug === wanted || String(id) === wanted || folded(name) === wanted,
  );
}
