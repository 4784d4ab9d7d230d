import type { Correction } from '@aranya/contracts';
import { capital } from '../../lib/capital';
import { languageNames } from '../../lib/language/locale';
import { recordWord } from '../../lib/language/record-word';
import { paths } from '../../lib/paths';

/**
 * Knows no catalogue, so that a changed animal renames none of the files that import it.
 * @param record as in `species/dhole`; texts in another language name it
 */
export function recordPage({ record, language }: Pick<Correction, 'record' | 'language'>): {
  name: string;
  path: string;
} {
  const [kind, slug = ''] = record.split('/');
  const path = kind === 'parks' ? paths.park(slug) : paths.speciesSightings(slug);
  const word = recordWord(slug);
  const name = word === slug ? capital(slug.replaceAll('-', ' ')) : word;
  return { name: language === 'en' ? name : `${name} (${languageNames[language]})`, path };
}
