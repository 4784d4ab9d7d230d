import { findPark, findSpecies } from '../../lib/catalogue';
import { paths } from '../../lib/paths';

/** @param record as in `species/dhole`; one that has gone keeps its slug for a name */
export function recordPage(record: string): { name: string; path: string } {
  const [kind, slug = ''] = record.split('/');
  if (kind === 'parks') return { name: findPark(slug)?.name ?? slug, path: paths.park(slug) };
  const species = findSpecies(slug);
  return { name: species?.name ?? slug, path: species ? paths.animal(species.id) : paths.species() };
}
