import { apiContract } from '@aranya/contracts';
import { initServer } from '@ts-rest/fastify';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies';
import { errors } from '../plugins/errors';
import { createFeedSource } from './feed-source';
import { NewsFailure } from './news-failure';
import type { NewsSource, ReadingOptions } from './news-source';
import { newsrooms } from './newsrooms';
import { createSearchSource } from './search-source';

const s = initServer();

/** The source that the settings choose: the search service where there is a key, else feeds. */
export function newsSourceOf({ news }: Dependencies['env'], reading: ReadingOptions): NewsSource {
  if (news.key !== undefined) {
    const { url: service, key, maxResults } = news;
    return createSearchSource({ ...reading, service, key, maxResults });
  }
  if (news.feeds === undefined) return createFeedSource({ ...reading, newsrooms, mayBeLocal: false });
  return createFeedSource({ ...reading, newsrooms: news.feeds.map((feed) => ({ feed })), mayBeLocal: true });
}

/** GET /api/news: for everybody. Needs the rate limit plugin. */
export function newsRoutes({ env, clock = () => new Date() }: Pick<Dependencies, 'env' | 'clock'>) {
  return async (app: FastifyInstance, options: object): Promise<void> => {
    const closing = new AbortController();
    app.addHook('onClose', async () => closing.abort());
    const source = newsSourceOf(env, {
      freshMs: env.news.refreshMs,
      userAgent: `Aranya news reader (+${env.siteUrl})`,
      clock,
      // What is under way when the server closes fails for that reason only.
      warn: (problem) => closing.signal.aborted || app.log.warn(problem),
      signal: closing.signal,
    });
    const router = s.router(apiContract.news, {
      list: async ({ query, reply }) => {
        try {
          const page = await source.page(query.page);
          void reply.header('cache-control', 'public, max-age=60');
          return { status: 200, body: { success: true, status: 'ok', ...page } };
        } catch (error) {
          if (!(error instanceof NewsFailure)) throw error;
          // It has been logged, once for all who waited.
          const refused = errors.unavailable(
            'The news cannot be read right now. Please try again in a few minutes.',
          );
          return { status: 503, body: refused.toEnvelope() };
        }
      },
    });
    await app.register(s.plugin(router), options);
  };
}
