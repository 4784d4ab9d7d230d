import type { MetaDescriptor } from 'react-router';
import { absoluteUrl } from '../lib/settings';

export type PageMeta = {
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  /** The page's own path, for its canonical address. */
  path: string;
  /** Path of a picture for link previews. */
  image?: string;
};

/** Title, description, canonical address and link preview of a public page, for its `meta` export. */
export function pageMeta({ title, description, path, image }: PageMeta): MetaDescriptor[] {
  const fullTitle = `${title} · Aranya`;
  const url = absoluteUrl(path);
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: 'Aranya' },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...(image ? [{ property: 'og:image', content: absoluteUrl(image) }] : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ];
}

/** Title of a screen that search engines have no business with: the signed-in area, errors. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} · Aranya` }, { name: 'robots', content: 'noindex' }];
}
