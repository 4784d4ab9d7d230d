import { createLocalJWKSet } from 'jose';
import type { Keys } from './key-store';

export const publicKeySet = ({ signing }: Keys): ReturnType<typeof createLocalJWKSet> =>
  createLocalJWKSet({
    keys: signing.map(({ kty, kid, n, e }) => ({ kty, kid, n, e, alg: 'RS256', use: 'sig' })),
  });
