import { Fragment } from 'react';

interface LocalNamesProps {
  language: string;
  names: readonly { name: string; used_in: string | null }[];
}

const languages = new Intl.DisplayNames('en', { type: 'language' });

export const inLanguage = (language: string) => `In ${languages.of(language)}`;

/** Names in one language, with the regions where people say them. */
export function LocalNames({ language, names }: LocalNamesProps) {
  return names.map(({ name, used_in: place }, at) => (
    <Fragment key={name}>
      {at > 0 && ', '}
      <span lang={language}>{name}</span>
      {place !== null && ` (${place})`}
    </Fragment>
  ));
}
