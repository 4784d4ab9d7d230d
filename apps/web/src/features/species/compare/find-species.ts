import { animalIndex, type AnimalSummary, folded } from '@aranya/wildlife-data';

export function speciesBy(text: string): AnimalSummary | undefined {
  const wanted = folded(text).trim();
  return animalIndex.find(
    ({ id, slug, name }) => slug === wanted || String(id) === wanted || folded(name) === wanted,
  );
}
