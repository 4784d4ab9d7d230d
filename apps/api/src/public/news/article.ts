import type { Article } from '@aranya/contracts';
import { plainText } from '../../platform/remote/plain-text';
import { publicLink, publicPicture } from '../../platform/remote/public-address';

const MAX_TITLE = 300;
const MAX_DESCRIPTION = 600;
const MAX_SOURCE = 100;
const HOUR = 3_600_000;
const TRACKING = /^(utm_.*|fbclid|gclid|mc_[ce]id|ref|cmp|ns_.*|at_.*)$/i;

/** Unchecked; texts may be HTML. */
export interface RawArticle {
  title?: string | null | undefined;
  description?: string | null | undefined;
  link?: string | null | undefined;
  pictures?: readonly (string | null | undefined)[];
  source?: string | null | undefined;
  published?: string | Date | null | undefined;
  base?: string;
}

function publishedTime(published: RawArticle['published'], now: Date): string | null {
  const date = new Date(published ?? NaN);
  const time = date.getTime();
  return time >= 0 && time <= now.getTime() + HOUR ? date.toISOString() : null;
}

export function toArticle(raw: RawArticle, now: Date): Article | null {
  const title = plainText(raw.title, MAX_TITLE);
  const url = publicLink(raw.link, raw.base);
  if (title === null || url === null) return null;
  const pictures = (raw.pictures ?? []).map((address) => publicPicture(address, raw.base));
  const description = plainText(raw.description, MAX_DESCRIPTION);
  return {
    title,
    description: description === title ? null : description,
    url,
    urlToImage: pictures.find((address) => address !== null) ?? null,
    source: plainText(raw.source, MAX_SOURCE),
    publishedAt: publishedTime(raw.published, now),
  };
}

export function linkKey(link: string): string {
  const url = new URL(link);
  const query = [...url.searchParams].filter(([name]) => !TRACKING.test(name)).sort();
  const path = url.pathname.replace(/\/+$/, '');
  const host = url.host.replace(/^(www|m|amp)\./, '');
  return `${host}${path}?${new URLSearchParams(query)}`;
}

export function titleKey(title: string): string {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** Newest first, undated last, without duplicates by link or title. */
export function mergeArticles(articles: readonly Article[]): Article[] {
  const sorted = [...articles].sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''));
  const seen = new Set<string>();
  return sorted.filter(({ url, title }) => {
    const keys = [`link ${linkKey(url)}`, `title ${titleKey(title)}`];
    const known = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return !known;
  });
}
