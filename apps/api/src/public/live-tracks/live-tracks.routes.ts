import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { createLiveTracks } from './live-tracks';
import { createMovebankClient } from './movebank-client';
import { defineRoutes } from '../../platform/plugins/contract-routes';

export function liveTracksRoutes({ env, clock }: Pick<FastifyInstance, 'env' | 'clock'>) {
  return async (app: FastifyInstance, options: object): Promise<void> => {
    const { studies, service, refreshMs } = env.movebank;
    const closing = new AbortController();
    app.addHook('onClose', async () => closing.abort());
    const liveTracks = createLiveTracks({
      studies,
      client: createMovebankClient({
        service,
        userAgent: `Aranya track reader (+${env.siteUrl})`,
        signal: closing.signal,
      }),
      refreshMs,
      clock,
      // Closing aborts reading, which is not a problem to report.
      warn: (problem) => closing.signal.aborted || app.log.warn(problem),
    });
    const routes = defineRoutes(apiContract.liveTracks, {
      list: async ({ reply }) => {
        const read = liveTracks.studies();
        const complete = read.length === studies.length;
        void reply.header('cache-control', complete ? 'public, max-age=300' : 'no-store');
        return { status: 200, body: { success: true, configured: studies.length, studies: read } };
      },
    });
    await app.register(routes, options);
  };
}
