import { type Redis, type RedisScript, redisScript } from '../redis/redis';
import { HOUR_MS } from './quota-limits';
import type { HourCount } from './quota-refusal';
import type { QuotaAction } from './quota-table';

export interface RedisCount {
  userId: string;
  action: QuotaAction;
  amount: number;
  hour: number;
}

/** Hours since the epoch. An action's hash has a field for each hour and expires after the last. */
const takeScript = redisScript(`
local hour, amount = tonumber(ARGV[1]), tonumber(ARGV[2])
local in_hour, in_day = 0, 0
local counts = redis.call('HGETALL', KEYS[1])
for i = 1, #counts, 2 do
  local at, count = tonumber(counts[i]), tonumber(counts[i + 1])
  if at <= hour - 24 then
    redis.call('HDEL', KEYS[1], counts[i])
  else
    in_day = in_day + count
    if at == hour then in_hour = count end
  end
end
if in_hour + amount > tonumber(ARGV[3]) or in_day + amount > tonumber(ARGV[4]) then return 0 end
redis.call('HINCRBY', KEYS[1], hour, amount)
redis.call('EXPIRE', KEYS[1], 25 * 3600)
return 1`);

const giveBackScript = redisScript(`
local count = tonumber(redis.call('HGET', KEYS[1], ARGV[1]) or '0')
if count > 0 then redis.call('HINCRBY', KEYS[1], ARGV[1], -math.min(count, tonumber(ARGV[2]))) end
return 1`);

const countsScript = redisScript(`return redis.call('HGETALL', KEYS[1])`);

const quotaKey = ({ userId, action }: Pick<RedisCount, 'userId' | 'action'>) =>
  `aranya:quota:${userId}:${action}`;

export function createRedisCounter(redis: Redis) {
  async function evaluate(script: RedisScript, key: string, values: number[]): Promise<unknown> {
    if (!redis.isReady) return null;
    return redis.evaluate(script, [key], values.map(String)).catch(() => null);
  }

  return {
    async take(count: RedisCount, limits: { hour: number; day: number }): Promise<boolean | null> {
      const values = [count.hour / HOUR_MS, count.amount, limits.hour, limits.day];
      const taken = await evaluate(takeScript, quotaKey(count), values);
      return taken === null ? null : Number(taken) === 1;
    },

    async giveBack(count: RedisCount): Promise<void> {
      await evaluate(giveBackScript, quotaKey(count), [count.hour / HOUR_MS, count.amount]);
    },

    async counts(userId: string, action: QuotaAction): Promise<HourCount[] | null> {
      const found = await evaluate(countsScript, quotaKey({ userId, action }), []);
      if (!Array.isArray(found)) return null;
      const numbers = found.map(Number);
      return numbers
        .flatMap((hour, index) =>
          index % 2 === 0 ? [{ hour: hour * HOUR_MS, count: numbers[index + 1] ?? 0 }] : [],
        )
        .sort((one, other) => one.hour - other.hour);
    },
  };
}
