import { createHash } from 'node:crypto';
import { type Redis, redisScript } from '../redis/redis';

const script = redisScript(`
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`);

export interface Count {
  count: number;
  ttl: number;
}

/**
 * Counts all nodes' calls in windows from the first call.
 * @returns null while Redis is away
 */
export function createSharedCounter(
  redis: Redis,
  windowMs: number,
): (caller: string) => Promise<Count | null> {
  // Callers choose parts of their name, such as a token's subject.
  const callerKey = (caller: string) =>
    `aranya:calls:${createHash('sha1').update(caller).digest('base64url')}`;
  return async (caller) => {
    if (!redis.isReady) return null;
    try {
      const answer = await redis.evaluate(script, [callerKey(caller)], [String(windowMs)]);
      const [count, ttl] = answer as [number, number];
      return { count, ttl };
    } catch {
      return null;
    }
  };
}
