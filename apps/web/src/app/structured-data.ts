import { absoluteUrl } from '../lib/settings';
import { paths } from '../lib/paths';

/** A node of schema.org's vocabulary, as JSON-LD writes it. */
export type SchemaNode = { '@type': string } & Record<string, unknown>;

/** A page on the way to another one, as search results show it. */
export interface Crumb {
  name: string;
  path: string;
}

const SITE_ID = () => absoluteUrl('/#site');

/** The site itself; search engines may offer the explorer's search beside it. */
export function siteNode(): SchemaNode {
  return {
    '@type': 'WebSite',
    '@id': SITE_ID(),
    name: 'Aranya',
    url: absoluteUrl('/'),
    inLanguage: 'en',
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absoluteUrl(paths.species())}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The way from the landing page to a page; the landing page itself need not be named. */
export function trailNode(crumbs: readonly Crumb[]): SchemaNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: paths.home() }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

/** One block of JSON-LD for a page: a page always has one, so that pages differ in nothing but its text. */
export function graphOf(nodes: readonly SchemaNode[]): Record<string, unknown> {
  return { '@context': 'https://schema.org', '@graph': nodes };
}
