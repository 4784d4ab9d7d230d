import { Fragment } from 'react';
import { getLocale } from '../../../lib/language/locale';
import { Said } from '../../../lib/language/said';
import { m } from '../../../lib/language/messages';
import '../../../lib/devanagari-names.css';

interface LocalNamesProps {
  language: string;
  names: readonly { name: string; used_in: string | null }[];
}

export const inLanguage = (language: string) =>
  m.animal_in_language({
    language: new Intl.DisplayNames(getLocale(), { type: 'language' }).of(language) ?? language,
  });

/** Names in one language, with the regions where people say them. */
export function LocalNames({ language, names }: LocalNamesProps) {
  return names.map(({ name, used_in: place }, at) => (
    <Fragment key={name}>
      {at > 0 && ', '}
      <span lang={language}>{name}</span>
      {place !== null && (
        <>
          {' '}
          (<Said text={place} />)
        </>
      )}
    </Fragment>
  ));
}
