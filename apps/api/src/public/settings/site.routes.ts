import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { cacheable } from '../../platform/plugins/answer-tags';
import { defineRoutes } from '../../platform/plugins/contract-routes';

/** Changes show within a minute. */
const KEPT = 'public, max-age=30';

export const siteRoutes = ({ site }: FastifyInstance) =>
  cacheable(
    defineRoutes(apiContract.site, {
      get: ({ reply }) => {
        void reply.header('cache-control', KEPT);
        return Promise.resolve({ status: 200, body: { success: true, site: site.current() } });
      },
    }),
  );
