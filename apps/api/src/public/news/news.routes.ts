import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { type AppError, errors } from '../../platform/plugins/errors';
import { RemoteFailure } from '../../platform/remote/remote-failure';
import { defineRoutes } from '../../platform/plugins/contract-routes';
import type { ArticlePictures } from './article-pictures';
import { defaultFeeds } from './default-feeds';
import { createFeedSource } from './feed-source';
import { namedSpecies } from './named-species';
import type { NewsSource, ReadingOptions } from './news-source';
import { createSearchSource } from './search-source';

function createNewsSource({ news }: FastifyInstance['env'], reading: ReadingOptions): NewsSource {
  if (news.key !== undefined) {
    const { url: service, key, maxResults } = news;
    return createSearchSource({ ...reading, service, key, maxResults });
  }
  if (news.feeds === undefined) {
    return createFeedSource({ ...reading, feeds: defaultFeeds, allowPrivate: false });
  }
  return createFeedSource({ ...reading, feeds: news.feeds.map((url) => ({ url })), allowPrivate: true });
}

/** Reads until `app` closes. */
export function openNews(
  app: Pick<FastifyInstance, 'addHook' | 'log'>,
  { env, clock }: Pick<FastifyInstance, 'env' | 'clock'>,
): NewsSource {
  const closing = new AbortController();
  app.addHook('onClose', async () => closing.abort());
  return createNewsSource(env, {
    refreshMs: env.news.refreshMs,
    userAgent: `Aranya news reader (+${env.siteUrl})`,
    clock,
    // Closing aborts reading, which is not a problem to report.
    warn: (problem) => closing.signal.aborted || app.log.warn(problem),
    signal: closing.signal,
  });
}

/**
 * To send, not to throw: the cache has logged it.
 * @throws the error if it is no failure of a news server
 */
export function newsUnavailable(error: unknown): AppError {
  if (!(error instanceof RemoteFailure)) throw error;
  return errors.unavailable('The news could not be loaded. Please try again in a few minutes.', error, 60);
}

export const newsRoutes = (source: NewsSource, articlePictures: ArticlePictures) =>
  defineRoutes(apiContract.news, {
    list: async ({ query, reply }) => {
      try {
        const page = await source.page(query.page, query.q);
        void reply.header('cache-control', 'public, max-age=60');
        const articles = page.articles.map((article) => ({
          ...articlePictures.sign(article),
          species: namedSpecies(article),
        }));
        return { status: 200, body: { success: true, status: 'ok', ...page, articles } };
      } catch (error) {
        const unavailable = newsUnavailable(error);
        void reply.headers(unavailable.headers);
        return { status: 503, body: unavailable.toEnvelope() };
      }
    },
  });
