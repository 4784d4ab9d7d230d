import type { CountedThing, DayCounts } from '@aranya/contracts';

/** A day, or a week in a long period. */
export interface Bar {
  /** The first day, as YYYY-MM-DD in UTC. */
  from: string;
  /** The last day; for a single day the same. */
  to: string;
  value: number;
}

/** Up to this number, each day has a bar. */
const MAX_BARS = 90;
const WEEK = 7;

/** Somebody active on two days is one person, so a week shows the mean of its days. */
const isMean = (thing: CountedThing) => thing === 'active';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function barValue(values: readonly number[], thing: CountedThing): number {
  if (values.length === 0) return 0;
  if (!isMean(thing)) return sum(values);
  const mean = sum(values) / values.length;
  // A whole number could be 0 where there are few members.
  return mean < 10 ? Math.round(mean * 10) / 10 : Math.round(mean);
}

/** Returns the bars, oldest first. Weeks end today, so the first one can be shorter. */
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

/** Returns the days, newest first; successive days on which nothing was counted are one run. */
export function toRuns(days: readonly DayCounts[]): (Pick<Bar, 'from' | 'to'> & Pick<DayCounts, 'counts'>)[] {
  const isQuiet = (counts: DayCounts['counts']) => Object.values(counts).every((count) => !count);
  const runs: ReturnType<typeof toRuns> = [];
  for (const { day, counts } of [...days].reverse()) {
    const last = runs.at(-1);
    if (last && isQuiet(last.counts) && isQuiet(counts)) last.from = day;
    else runs.push({ from: day, to: day, counts });
  }
  return runs;
}

/** Returns the sum over all days, or the mean of active members. */
export const overall = (days: readonly DayCounts[], thing: CountedThing): number =>
  barValue(
    days.map(({ counts }) => counts[thing] ?? 0),
    thing,
  );

/** Returns a round number above all bars: 1, 2 or 5 times a power of ten. */
export function niceTop(bars: readonly Bar[]): number {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 5, 10].map((factor) => factor * power).find((top) => top >= most) ?? most;
}
