import { type AccountAge, type QuotaAction, quotaTable } from './quota-table';

export const HOUR_MS = 60 * 60_000;
export const DAY_HOURS = 24;
const MAX_COUNT = 2 ** 31 - 1;

const ages: AccountAge[] = ['firstDay', 'firstWeek', 'later'];

export const NO_LIMITS = ages.map(() => ({ hour: 0, day: 0 }));

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

  /** What `countQuota` reads: an array's text, as JSON takes PostgreSQL longer. Limits of hours, then of days. */
  function makeClaim(
    action: QuotaAction,
    amount: number,
    limits = ages.map((age) => scaledLimits(action, age)),
  ): string {
    const [hours, days] = [limits.map(({ hour }) => hour), limits.map(({ day }) => day)];
    return `{${[action, amount, isoTime(now()), ...hours, ...days].join()}}`;
  }

  return { scaledLimits, makeClaim };
}
