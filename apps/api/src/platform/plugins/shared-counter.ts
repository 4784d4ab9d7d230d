import { createHash } from 'node:crypto';
import type { Redis, RedisScript } from '../redis/redis';

const lua = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`;

const script: RedisScript = { lua, sha: createHash('sha1').update(lua).digest('hex') };

export interface Count {
  count: number;
  ttl: number;
}

/**
 * Counts the calls of all nodes in windows of `windowMs` that start with the first call.
 * @returns null while Redis is away
 */
export function createSharedCounter(
  redis: Redis,
  windowMs: number,
): (caller: string) => Promise<Count | null> {
  // A caller chooses parts of their name, such as the subject of their token.
  const keyOf = (caller: string) => `aranya:calls:${createHash('sha1').update(caller).digest('base64url')}`;
  return async (caller) => {
    if (!redis.isReady) return null;
    try {
      const answer = await redis.evaluate(script, [keyOf(caller)], [String(windowMs)]);
      const [count, ttl] = answer as [number, number];
      return { count, ttl };
    } catch {
      return null;
    }
  };
}
