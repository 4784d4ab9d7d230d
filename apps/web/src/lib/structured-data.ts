import { artwork } from './artwork';
import { CONTRIBUTORS, drawingLicence } from './our-work';
import { absoluteUrl, siteName } from './settings';
import { getLocale } from './language/locale';
import { m } from './language/messages';
import { localized } from './language/site-paths';
import { paths } from './paths';

/** A schema.org node in JSON-LD. */
export type SchemaNode = { '@type': string } & Record<string, unknown>;

export interface Crumb {
  name: string;
  path: string;
}

const SITE_ID = () => absoluteUrl('/#site');

export function siteNode(): SchemaNode {
  return {
    '@type': 'WebSite',
    '@id': SITE_ID(),
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

/** Describes the trail, beginning with the landing page. */
export function trailNode(crumbs: readonly Crumb[]): SchemaNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: m.nav_home(), path: localized(paths.home()) }, ...crumbs].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absoluteUrl(path),
      }),
    ),
  };
}

/**
 * Describes our drawing with its licence; search engines want pixels, so the link preview stands for it.
 * @param picture a drawing's address
 */
export function drawingNode(picture: string, caption: string): SchemaNode {
  return {
    '@type': 'ImageObject',
    contentUrl: absoluteUrl(artwork.card(picture)),
    caption,
    creator: { '@type': 'Organization', name: CONTRIBUTORS },
    creditText: CONTRIBUTORS,
    copyrightNotice: `© ${CONTRIBUTORS}`,
    license: drawingLicence.url,
    acquireLicensePage: absoluteUrl(`${paths.credits()}#drawings`),
  };
}

export function toGraph(nodes: readonly SchemaNode[]): Record<string, unknown> {
  return { '@context': 'https://schema.org', '@graph': nodes };
}
