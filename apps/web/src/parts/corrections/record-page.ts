import { capital } from '../../lib/capital';
import { paths } from '../../lib/paths';

/**
 * Knows no catalogue, so that a changed animal renames none of the files that import it.
 * @param record as in `species/dhole`
 */
export function recordPage(record: string): { name: string; path: string } {
  const [kind, slug = ''] = record.split('/');
  const path = kind === 'parks' ? paths.park(slug) : paths.speciesSightings(slug);
  return { name: capital(slug.replaceAll('-', ' ')), path };
}
