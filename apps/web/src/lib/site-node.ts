import { getLocale } from './language/locale';
import { localized } from './language/site-paths';
import { paths } from './paths';
import { absoluteUrl, siteName } from './settings';
import type { SchemaNode } from './structured-data';

export function siteNode(): SchemaNode {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#site'),
    name: siteName(),
    url: absoluteUrl(localized(paths.home())),
    inLanguage: getLocale(),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absoluteUrl(localized(paths.species()))}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
