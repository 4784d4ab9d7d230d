import type { ListedArticle } from '@aranya/contracts';
import { fetchJson, isEntry } from '../../lib/fetch-json';

/** Public pages do not load the contract, so its number is repeated; the spec compares. */
export const PAGE_SIZE = 9;

export const MAX_PAGE = 1000;

export interface NewsPage {
  articles: ListedArticle[];
  /** Articles of all pages. */
  totalResults: number;
}

function parseText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function isWebAddress(value: string | null): value is string {
  return value !== null && /^https?:\/\//i.test(value) && URL.canParse(value);
}

/** The API proxies newsrooms' pictures, so that no visitor contacts them. */
function isOwnPicture(value: string | null): value is string {
  return value !== null && /^\/media\//.test(value);
}

function parseSpecies(value: unknown): ListedArticle['species'] {
  if (!isEntry(value) || typeof value.id !== 'number' || typeof value.name !== 'string') return [];
  return [{ id: value.id, name: value.name }];
}

/** Drops an article without a title and a web address. */
function parseArticle(value: unknown): ListedArticle[] {
  if (!isEntry(value)) return [];
  const [title, url, urlToImage] = [
    parseText(value.title),
    parseText(value.url),
    parseText(value.urlToImage),
  ];
  if (title === null || !isWebAddress(url)) return [];
  return [
    {
      title,
      url,
      description: parseText(value.description),
      urlToImage: isOwnPicture(urlToImage) ? urlToImage : null,
      source: parseText(value.source),
      publishedAt: parseText(value.publishedAt),
      species: Array.isArray(value.species) ? value.species.flatMap(parseSpecies) : [],
    },
  ];
}

function parseNews(body: unknown): NewsPage {
  if (!isEntry(body)) throw new Error('The answer is not an object.');
  if (body.status !== 'ok') throw new Error(`The answer's status is ${JSON.stringify(body.status)}.`);
  const { articles, totalResults } = body;
  if (!Array.isArray(articles)) throw new Error('The answer has no articles.');
  if (typeof totalResults !== 'number' || !(totalResults >= 0)) throw new Error('The answer has no total.');
  return { articles: articles.flatMap(parseArticle), totalResults };
}

/**
 * Fetches a page of news, all or with the words `q`, without the contract's client, which is too large for
 * public pages.
 * @throws on a refusal, an invalid answer, none in 20 s, or an abort
 */
export async function fetchNews(page: number, signal: AbortSignal, q = ''): Promise<NewsPage> {
  const search = q === '' ? '' : `&q=${encodeURIComponent(q)}`;
  const response = await fetchJson(`/api/news?page=${page}${search}`, signal);
  return parseNews(await response.json());
}
