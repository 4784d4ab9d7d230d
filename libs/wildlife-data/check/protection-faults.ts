import { recordFile } from '../facts/read-facts';
import type { Animal } from '../src/animals/animal.schema';
import { sensitivityTable } from '../src/sensitive-places/sensitivity-table';
import { sensitivityLevels, sensitivityReasons } from '../src/sensitive-places/sensitivity.types';

/** The schema refuses this as it stands, so nobody protects an animal by accident. */
const emptyRule = (taxon: string) => `
  - taxon: ${taxon}
    level: … # one of ${sensitivityLevels.join(', ')}; the first lines of the file tell what they mean
    reasons: […] # of ${sensitivityReasons.join(', ')}; empty if the place is open
    why: … # one sentence for visitors
`;

/** Animals without a rule in `data/sensitivity.yaml`. */
export function protectionFaults(animals: readonly Pick<Animal, 'name' | 'scientific_name'>[]): string[] {
  const known = new Set(sensitivityTable.map(({ taxon }) => taxon));
  return animals
    .map(({ name, scientific_name }) => ({ name, taxon: scientific_name.split(' ').slice(0, 2).join(' ') }))
    .filter(({ taxon }) => !known.has(taxon))
    .map(
      ({ name, taxon }) =>
        `${recordFile('sensitivity.yaml').locate(['rules'])} rules: ${name} has none, which says how exactly others see where it was seen. Write among its relatives:${emptyRule(taxon)}`,
    );
}
