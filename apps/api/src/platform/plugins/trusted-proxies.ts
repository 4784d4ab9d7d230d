import type { Env } from '../../env';

export function trustedProxies(trust: Env['trustProxy']) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}
