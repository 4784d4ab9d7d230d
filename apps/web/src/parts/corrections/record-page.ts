import { capital } from '../../lib/capital';
import { languageNames, type Locale } from '../../lib/language/locale';
import { paths } from '../../lib/paths';

/**
 * Knows no catalogue, so that a changed animal renames none of the files that import it.
 * @param record as in `species/dhole`, or `hi/species/dhole` for its Hindi texts
 */
export function recordPage(record: string): { name: string; path: string } {
  const [slug = '', kind, language] = record.split('/').reverse();
  const path = kind === 'parks' ? paths.park(slug) : paths.speciesSightings(slug);
  const name = capital(slug.replaceAll('-', ' '));
  return { name: language === undefined ? name : `${name} (${languageNames[language as Locale]})`, path };
}
