import type { CountedThing, DayCounts } from '@aranya/contracts';

/** One bar: a day, or a week of a long time. */
export interface Bar {
  /** The first day, as YYYY-MM-DD in UTC. */
  from: string;
  /** The last day; the same for a day. */
  to: string;
  value: number;
}

/** So many days are drawn one by one. */
const MAX_BARS = 90;
const WEEK = 7;

/** Somebody active on two days is one person: of a week, the mean of its days. */
const isMean = (thing: CountedThing) => thing === 'active';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function barValue(values: readonly number[], thing: CountedThing): number {
  if (values.length === 0) return 0;
  if (!isMean(thing)) return sum(values);
  const mean = sum(values) / values.length;
  // Of few, a whole number would say none.
  return mean < 10 ? Math.round(mean * 10) / 10 : Math.round(mean);
}

/** Oldest first. Weeks end today, so the first can be shorter. */
export function toBars(days: readonly DayCounts[], thing: CountedThing): Bar[] {
  const size = days.length > MAX_BARS ? WEEK : 1;
  const bars: Bar[] = [];
  for (let end = days.length; end > 0; end -= size) {
    const part = days.slice(Math.max(0, end - size), end);
    const [first, last] = [part[0], part.at(-1)];
    if (first && last)
      bars.unshift({
        from: first.day,
        to: last.day,
        value: barValue(
          part.map(({ counts }) => counts[thing] ?? 0),
          thing,
        ),
      });
  }
  return bars;
}

/** Over all the days: their sum, or of active members the mean. */
export const overall = (days: readonly DayCounts[], thing: CountedThing): number =>
  barValue(
    days.map(({ counts }) => counts[thing] ?? 0),
    thing,
  );

/** A round number above all bars: 1, 2 or 5 times a power of ten. */
export function niceTop(bars: readonly Bar[]): number {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 5, 10].map((factor) => factor * power).find((top) => top >= most) ?? most;
}
