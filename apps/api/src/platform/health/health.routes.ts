import { apiContract, type Health, type Readiness } from '@aranya/contracts';
import fp from 'fastify-plugin';
import type { Dependencies } from '../../dependencies';
import { answersWithin } from '../common/answers-within';
import type { ReplicaStatus } from '../db/replica';
import { contractRoutes, defineRoutes } from '../plugins/contract-routes';

const TIMEOUT_MS = 5_000;

async function toState(check: Promise<boolean>): Promise<Health['database']> {
  return (await answersWithin(TIMEOUT_MS, check)) ? 'up' : 'down';
}

function toReplica({ state, lagMs }: ReplicaStatus): Readiness['replicas'][number] {
  return { status: state, lag_seconds: lagMs === null ? null : Math.round(lagMs) / 1_000 };
}

type HealthDependencies = Pick<Dependencies, 'env' | 'db' | 'media' | 'redis'>;

/** Register on the app itself: its hook delays the end until load balancers have noticed. */
export const healthPlugin = fp<HealthDependencies>(
  async (app, { env, db, media, redis }) => {
    let isStopping = false;
    app.addHook('preClose', async () => {
      isStopping = true;
      await new Promise((resolve) => setTimeout(resolve, env.shutdownDelayMs));
    });

    const required = async () => {
      const [database, pictures] = await Promise.all([toState(db.check()), toState(media.check())]);
      return { ok: database === 'up' && pictures === 'up', services: { database, media: pictures } };
    };
    const routes = defineRoutes(apiContract.health, {
      check: async () => {
        const { ok, services } = await required();
        const body: Health = { success: ok, status: ok ? 'ok' : 'degraded', ...services };
        return { status: ok ? 200 : 503, body };
      },
      live: async () => ({ status: 200, body: { success: true, status: 'ok' } }),
      ready: async () => {
        const [{ ok, services }, redisState] = await Promise.all([
          required(),
          redis === undefined ? ('off' as const) : toState(redis.check()),
        ]);
        const isReady = ok && !isStopping;
        const body: Readiness = {
          success: isReady,
          status: isStopping ? 'stopping' : ok ? 'ok' : 'degraded',
          ...services,
          replicas: db.replicas().map(toReplica),
          redis: redisState,
        };
        return { status: isReady ? 200 : 503, body };
      },
    });
    await app.register(routes, contractRoutes);
  },
  { name: 'health' },
);
