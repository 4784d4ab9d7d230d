import type { Env } from '../../env';

/** Fastify asks about each proxy; the nearest is hop 0. */
export function trustedProxies(trust: Env['trustProxy']) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}
