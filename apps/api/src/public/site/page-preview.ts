import type { PublicSettings } from '@aranya/contracts';
import { escape } from 'html-escaper';

const SITE_CARD = '/artwork/cards/pages/home.jpg';

export interface PagePreview {
  /** Where the page is, however it was asked for. */
  path: string;
  title: string;
  /** Empty if the text may tell a place that is kept. */
  description: string;
  /** The path of the first picture, if there is one. */
  picture: string | null;
  /** The page is beyond the guide, and search engines may list it where the operator allows it. */
  beyondGuide?: boolean;
}

const ROBOTS = /<meta name="robots"[^>]*>/;

/** @param html the fallback page, which is not for search engines */
export function withPreview(html: string, preview: PagePreview, settings: PublicSettings): string {
  const base = settings.siteUrl.replace(/\/$/, '');
  const { path, title, description, picture } = preview;
  const isListed = preview.beyondGuide === true && settings.searchEngines === 'all';
  const meta = (name: 'name' | 'property', key: string, content: string) =>
    `<meta ${name}="${key}" content="${escape(content)}"/>`;
  const head = [
    `<title>${escape(title)}</title>`,
    ...(isListed ? [`<link rel="canonical" href="${escape(base + path)}"/>`] : []),
    ...(description === ''
      ? []
      : [meta('name', 'description', description), meta('property', 'og:description', description)]),
    meta('property', 'og:site_name', settings.site.name),
    meta('property', 'og:type', 'article'),
    meta('property', 'og:title', title),
    meta('property', 'og:url', base + path),
    meta('property', 'og:image', base + (picture ?? SITE_CARD)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
  return (isListed ? html.replace(ROBOTS, '') : html).replace(/<title>[^<]*<\/title>/, () => head);
}
