import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { errors } from '../../platform/plugins/errors';
import { RemoteFailure } from '../../platform/remote/remote-failure';
import { defineRoutes } from '../../platform/plugins/contract-routes';
import type { ArticlePictures } from './article-pictures';
import { defaultFeeds } from './default-feeds';
import { createFeedSource } from './feed-source';
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

export function newsRoutes(
  { env, clock }: Pick<FastifyInstance, 'env' | 'clock'>,
  articlePictures: ArticlePictures,
) {
  return async (app: FastifyInstance, options: object): Promise<void> => {
    const closing = new AbortController();
    app.addHook('onClose', async () => closing.abort());
    const source = createNewsSource(env, {
      refreshMs: env.news.refreshMs,
      userAgent: `Aranya news reader (+${env.siteUrl})`,
      clock,
      // Closing aborts reading, which is not a problem to report.
      warn: (problem) => closing.signal.aborted || app.log.warn(problem),
      signal: closing.signal,
    });
    const routes = defineRoutes(apiContract.news, {
      list: async ({ query, reply }) => {
        try {
          const page = await source.page(query.page, query.q);
          void reply.header('cache-control', 'public, max-age=60');
          const articles = page.articles.map(articlePictures.sign);
          return { status: 200, body: { success: true, status: 'ok', ...page, articles } };
        } catch (error) {
          if (!(error instanceof RemoteFailure)) throw error;
          // The cache has logged it.
          const unavailable = errors.unavailable(
            'The news could not be loaded. Please try again in a few minutes.',
            error,
            60,
          );
          void reply.headers(unavailable.headers);
          return { status: 503, body: unavailable.toEnvelope() };
        }
      },
    });
    await app.register(routes, options);
  };
}
