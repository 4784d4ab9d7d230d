import type { Article } from '@aranya/contracts';
import { plainText } from './plain-text';
import { publicLink, publicPicture } from './public-address';

const MAX_TITLE = 300;
const MAX_DESCRIPTION = 600;
const MAX_SOURCE = 100;
const HOUR = 3_600_000;
/** What counts readers and says nothing of where an address leads. */
const TRACKING = /^(utm_.*|fbclid|gclid|mc_[ce]id|ref|cmp|ns_.*|at_.*)$/i;

/** An article as its source gave it: texts may be HTML, and nothing is certain. */
export interface RawArticle {
  title?: string | null | undefined;
  description?: string | null | undefined;
  link?: string | null | undefined;
  /** Addresses of pictures, the best first. */
  pictures?: readonly (string | null | undefined)[];
  source?: string | null | undefined;
  published?: string | null | undefined;
  /** What relative addresses start from. */
  base?: string;
}

/** A date as feeds write it (RFC 822 or ISO 8601). Null for what is no date, or one that is yet to come. */
function timeOf(text: string | null | undefined, now: Date): string | null {
  const time = Date.parse(text?.trim() ?? '');
  if (Number.isNaN(time) || time < 0 || time > now.getTime() + HOUR) return null;
  return new Date(time).toISOString();
}

/** Makes an article fit to be shown. Null for one without a title or without a link that may be followed. */
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
    publishedAt: timeOf(raw.published, now),
  };
}

/** One name for an article's address, however it was written. */
export function linkKey(link: string): string {
  const url = new URL(link);
  const query = [...url.searchParams].filter(([name]) => !TRACKING.test(name)).sort();
  const path = url.pathname.replace(/\/+$/, '');
  const host = url.host.replace(/^(www|m|amp)\./, '');
  return `${host}${path}?${new URLSearchParams(query)}`;
}

/** One name for a title: its letters and digits. */
export function titleKey(title: string): string {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** Newest first, those without a date last; of several with the same link or title the newest stays. */
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
