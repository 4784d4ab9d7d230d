import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from './redis';

export function logRedis(redis: Redis, log: FastifyBaseLogger): void {
  const onChange = (isReady: boolean) => {
    if (isReady) log.info('Redis answers again');
    else
      log.warn('Redis does not answer: live updates and quotas use the database, limits count on each node');
  };
  if (!redis.isReady) onChange(false);
  redis.onChange(onChange);
}
