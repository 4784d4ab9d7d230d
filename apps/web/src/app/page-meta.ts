import type { MetaDescriptor } from 'react-router';
import { absoluteUrl } from '../lib/settings';
import { artwork } from './artwork';
import { type Crumb, graphOf, type SchemaNode, trailNode } from './structured-data';

export type PageMeta = {
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  /** The page's own path, for its canonical address. */
  path: string;
  /** The picture of link previews: the file name of a page's card, or the path of a record's picture. */
  card: string;
  /** What the card shows, in words; the title unless told. */
  cardAlt?: string;
  /** The pages between the landing page and this one, this one last; none for the landing page. */
  trail: readonly Crumb[];
  /** What the page is about, in schema.org's words. */
  about?: readonly SchemaNode[];
};

/** The size of every card, as tools/artwork draws them. */
const CARD = { width: '1200', height: '630' };

/** Title, description, canonical address, link preview and structured data of a public page, for its `meta` export. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description, path, card, cardAlt = title, trail, about = [] } = page;
  const url = absoluteUrl(path);
  const image = absoluteUrl(card.startsWith('/') ? artwork.card(card) : artwork.pageCard(card));
  return [
    { title: `${title} · Aranya` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: 'Aranya' },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'en' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: CARD.width },
    { property: 'og:image:height', content: CARD.height },
    { property: 'og:image:alt', content: cardAlt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: cardAlt },
    { 'script:ld+json': graphOf([...about, ...(trail.length > 0 ? [trailNode(trail)] : [])]) },
  ];
}

/** Title of a screen that search engines have no business with: the signed-in area, errors. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} · Aranya` }, { name: 'robots', content: 'noindex' }];
}
