import { NEWS_PAGE_SIZE } from '@aranya/contracts';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { fetchText } from '../../platform/remote/fetch-text';
import { loggable, RemoteFailure, failureReason } from '../../platform/remote/remote-failure';
import { createStaleCache } from '../../platform/remote/stale-cache';
import { toArticle } from './article';
import { searchWords } from './article-search';
import type { NewsPage, NewsSource, ReadingOptions } from './news-source';

const MAX_ENTRIES = 200;

const text = z.string().nullish().catch(null);
const answerSchema = z.object({
  status: z.literal('ok'),
  totalResults: z.number().int().nonnegative(),
  articles: z.array(
    z
      .object({
        title: text,
        description: text,
        url: text,
        urlToImage: text,
        publishedAt: text,
        source: z.object({ name: text }).nullish().catch(null),
      })
      .catch({}),
  ),
});
const errorSchema = z.object({ code: z.string().max(60), message: z.string().max(300) }).partial();

export interface SearchSourceOptions extends ReadingOptions {
  service: string;
  key: string;
  maxResults: number;
}

function parseAnswer(body: string, where: string): z.infer<typeof answerSchema> {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw new RemoteFailure(`${where} without JSON`);
  }
  const answer = answerSchema.safeParse(json);
  if (answer.success) return answer.data;
  const { code = '', message = '' } = errorSchema.safeParse(json).data ?? {};
  throw new RemoteFailure([where, code, message].filter(Boolean).join(' '));
}

export function createSearchSource(options: SearchSourceOptions): NewsSource {
  const { service, key, clock } = options;
  /** The service refuses pages past the last result. */
  const lastPage = Math.floor(options.maxResults / NEWS_PAGE_SIZE);
  const totals = new LRUCache<string, number>({ max: MAX_ENTRIES });

  async function search(page: number, words: string): Promise<NewsPage> {
    const url = new URL(service);
    const q = ['wildlife', 'animals', ...words.split(' ').filter(Boolean)].join(' AND ');
    const query = { q, sortBy: 'publishedAt', language: 'en', page: String(page) };
    for (const [name, value] of Object.entries({ ...query, pageSize: String(NEWS_PAGE_SIZE), apiKey: key })) {
      url.searchParams.set(name, value);
    }
    const { status, text: body } = await fetchText(url, {
      ...options,
      accept: 'application/json',
      allowPrivate: true,
    });
    const answer = parseAnswer(body, `${loggable(url)}: answered ${status}`);
    const articles = answer.articles
      .slice(0, NEWS_PAGE_SIZE)
      .flatMap(({ url: link, urlToImage, publishedAt, source, ...rest }) => {
        const raw = { ...rest, link, pictures: [urlToImage], published: publishedAt, source: source?.name };
        const article = toArticle(raw, clock());
        // The service's placeholder for a withdrawn article.
        if (article === null || article.title === '[Removed]') return [];
        return JSON.stringify(article).includes(key) ? [] : article;
      });
    const totalResults = Math.min(answer.totalResults, lastPage * NEWS_PAGE_SIZE);
    totals.set(words, totalResults);
    return { articles, totalResults };
  }

  async function load(asked: string): Promise<NewsPage> {
    const [page = '1', ...words] = asked.split(' ');
    try {
      return await search(Number(page), words.join(' '));
    } catch (error) {
      // The service's message may repeat the key.
      throw new RemoteFailure(failureReason(error).replaceAll(key, '***'));
    }
  }

  const cached = createStaleCache({ ...options, source: 'news', load, maxEntries: MAX_ENTRIES });

  return {
    page: async (page, q = '') => {
      const words = searchWords(q).join(' ');
      const cachedPage = (number: number) => cached(`${number} ${words}`);
      const total = totals.get(words);
      const pages = total === undefined ? lastPage : Math.ceil(total / NEWS_PAGE_SIZE);
      if (page <= Math.max(1, pages)) return cachedPage(page);
      // The first page knows the total.
      return { articles: [], totalResults: (await cachedPage(1)).totalResults };
    },
  };
}
