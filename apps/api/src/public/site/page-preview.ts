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
}

export function withPreview(html: string, preview: PagePreview, siteUrl: string): string {
  const base = siteUrl.replace(/\/$/, '');
  const { path, title, description, picture } = preview;
  const meta = (name: 'name' | 'property', key: string, content: string) =>
    `<meta ${name}="${key}" content="${escape(content)}"/>`;
  const head = [
    `<title>${escape(title)}</title>`,
    ...(description === ''
      ? []
      : [meta('name', 'description', description), meta('property', 'og:description', description)]),
    meta('property', 'og:site_name', 'Aranya'),
    meta('property', 'og:type', 'article'),
    meta('property', 'og:title', title),
    meta('property', 'og:url', base + path),
    meta('property', 'og:image', base + (picture ?? SITE_CARD)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
  return html.replace(/<title>[^<]*<\/title>/, () => head);
}
