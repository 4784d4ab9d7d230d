import type { Language, PublicSettings } from '@aranya/contracts';
import { escape } from 'html-escaper';
import { shorten } from '../../platform/common/shorten';
import { addressPrefix } from '../../platform/languages/sentences';

const MAX_DESCRIPTION = 160;
const SITE_CARD = '/artwork/cards/pages/home.jpg';

export interface PagePreview {
  /** The page's own address in English, whichever was asked for. */
  path: string;
  title: string;
  /** Empty if it could reveal a protected place. */
  description: string;
  /** The first picture's path, if any. */
  picture: string | null;
  /** The same in other forms, by path. */
  alternates?: readonly { type: string; path: string }[];
  /** Search engines may list pages beyond the guide if the operator allows it. */
  beyondGuide?: boolean;
}

/** The beginning of a text, in one line. */
export const toDescription = (text: string): string =>
  shorten(text.replace(/\s+/g, ' ').trim(), MAX_DESCRIPTION);

/** @param name of a feed, such as `club` */
export const feedAlternates = (name: string): NonNullable<PagePreview['alternates']> => [
  { type: 'application/atom+xml', path: `/api/feeds/${name}.atom` },
  { type: 'application/feed+json', path: `/api/feeds/${name}.json` },
];

const ROBOTS = /<meta name="robots"[^>]*>/;

/** @param html the fallback page, which is not for search engines */
export function withPreview(
  html: string,
  preview: PagePreview,
  { settings, language }: { settings: PublicSettings; language: Language },
): string {
  const base = settings.siteUrl.replace(/\/$/, '');
  const { title, description, picture, alternates = [] } = preview;
  const prefix = addressPrefix(language);
  const path = prefix + preview.path;
  const image = (picture ?? SITE_CARD).replace(/^\/artwork\/cards/, `$&${prefix}`);
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
    meta('property', 'og:image', base + image),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...alternates.map(
      (other) => `<link rel="alternate" type="${other.type}" href="${escape(base + other.path)}"/>`,
    ),
  ].join('');
  return (isListed ? html.replace(ROBOTS, '') : html).replace(/<title>[^<]*<\/title>/, () => head);
}
