import type { QuotaClaim } from './count-quota';
import { type AccountAge, type QuotaAction, quotaTable } from './quota-table';

export const HOUR_MS = 60 * 60_000;
export const DAY_HOURS = 24;
const MAX_COUNT = 2 ** 31 - 1;

const ages: AccountAge[] = ['firstDay', 'firstWeek', 'later'];

export const isoTime = (ms: number) => new Date(ms).toISOString();

export function startOfHour(ms: number): number {
  return Math.floor(ms / HOUR_MS) * HOUR_MS;
}

/** The table's limits, scaled by RATE_LIMIT_SCALE. */
export function createQuotaLimits(scale: number, now: () => number) {
  const scaled = (limit: number) => Math.min(MAX_COUNT, Math.max(1, Math.round(limit * scale)));
  const scaledLimits = (action: QuotaAction, age: AccountAge) => {
    const { hour, day } = quotaTable[action][age];
    return { hour: scaled(hour), day: scaled(day) };
  };

  function makeClaim(action: QuotaAction, amount: number): QuotaClaim {
    const at = now();
    const limits = ages.map((age) => scaledLimits(action, age));
    return {
      action,
      amount,
      hour: isoTime(startOfHour(at)),
      day_ago: isoTime(at - DAY_HOURS * HOUR_MS),
      week_ago: isoTime(at - 7 * DAY_HOURS * HOUR_MS),
      hourly: limits.map(({ hour }) => hour),
      daily: limits.map(({ day }) => day),
    };
  }

  return { scaledLimits, makeClaim };
}
