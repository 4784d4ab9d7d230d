import type { MetaDescriptor } from 'react-router';
import { absoluteUrl, getSettings, siteName } from './settings';
import { artwork } from './artwork';
import { getLocale, locales } from './language/locale';
import { existsIn, inLocale, isTranslated, localized } from './language/site-paths';
import { type Crumb, toGraph, type SchemaNode, trailNode } from './structured-data';

type PageMeta = {
  /** Without the site's name. */
  title: string;
  description: string;
  path: string;
  /** A page's card name, or a record's picture path. */
  card: string;
  /** The title by default. */
  cardAlt?: string;
  /** Without the landing page. */
  trail: readonly Crumb[];
  about?: readonly SchemaNode[];
};

/** The title shown in windows and search engines. */
export const fullTitle = (title: string) => `${title} · ${siteName()}`;

/** Says where the same page is in other languages. */
function languageLinks(path: string): MetaDescriptor[] {
  if (!isTranslated(path)) return [];
  const link = (hrefLang: string, href: string) => ({ tagName: 'link', rel: 'alternate', hrefLang, href });
  return [
    ...locales
      .filter((locale) => existsIn(path, locale))
      .map((locale) => link(locale, absoluteUrl(inLocale(path, locale)))),
    ...(existsIn(path, 'en') ? [link('x-default', absoluteUrl(path))] : []),
  ];
}

/** The size of tools/artwork's cards. */
const CARD = { width: '1200', height: '630' };

export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description, path, card, cardAlt = title, trail, about = [] } = page;
  const url = absoluteUrl(localized(path));
  const image = absoluteUrl(artwork.card(card));
  return [
    { title: fullTitle(title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...languageLinks(path),
    { property: 'og:site_name', content: siteName() },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: getLocale() },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: CARD.width },
    { property: 'og:image:height', content: CARD.height },
    { property: 'og:image:alt', content: cardAlt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: cardAlt },
    {
      'script:ld+json': toGraph([
        ...about,
        ...(trail.length > 0
          ? [trailNode(trail.map((crumb) => ({ ...crumb, path: localized(crumb.path) })))]
          : []),
      ]),
    },
  ];
}

/** For pages that search engines must not list. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: fullTitle(title) }, { name: 'robots', content: 'noindex' }];
}

/** For pages beyond the guide; the operator decides if search engines may list them. */
export function beyondGuideMeta(title: string): MetaDescriptor[] {
  const head = privateMeta(title);
  return getSettings().searchEngines === 'all' ? head.slice(0, 1) : head;
}
