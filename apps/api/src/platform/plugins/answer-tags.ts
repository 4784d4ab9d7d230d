import { createHash } from 'node:crypto';
import type { onSendHookHandler } from 'fastify';
import type { ContractRoutes } from './contract-routes';
import { namedPlugin } from './named-plugin';

export const entityTag = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return (
    ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
  );
}

const NOT_KEPT = 'no-store';
/** Content changes with releases, and operators add to it seldom. */
const KEPT_AN_HOUR = 'public, max-age=3600';
/** For what others may hide at any time. */
export const KEPT_A_MINUTE = 'public, max-age=60';

const tagAnswer: onSendHookHandler<unknown> = async ({ headers }, reply, payload) => {
  if (reply.statusCode !== 200 || (typeof payload !== 'string' && !Buffer.isBuffer(payload))) return payload;
  const tag = entityTag(payload);
  const kept = reply.getHeader('cache-control');
  void reply.headers({ etag: tag, 'cache-control': kept === NOT_KEPT ? KEPT_AN_HOUR : kept });
  if (!isKnown(headers['if-none-match'], tag)) return payload;
  void reply.code(304).removeHeader('content-length');
  return null;
};

/**
 * For calls that answer everybody alike: caches keep answers for an hour, unless the call says otherwise,
 * then ask again.
 */
export const cacheable = (routes: ContractRoutes): ContractRoutes =>
  namedPlugin<ContractRoutes>('cacheable calls', (app, options, done) => {
    app.addHook('onSend', tagAnswer);
    void app.register(routes, options);
    done();
  });
