import { absoluteUrl } from './settings';
import { m } from './language/messages';
import { localized } from './language/site-paths';
import { paths } from './paths';

/** A schema.org node in JSON-LD. */
export type SchemaNode = { '@type': string } & Record<string, unknown>;

export interface Crumb {
  name: string;
  path: string;
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

export function toGraph(nodes: readonly SchemaNode[]): Record<string, unknown> {
  return { '@context': 'https://schema.org', '@graph': nodes };
}
