import { fixBefore, isGap, positionAt, SECONDS_PER_DAY, type Journey } from './journey';
import type { GeoPosition } from './geometry';

export interface JournalEntry extends GeoPosition {
  /** Seconds since 1970. */
  from: number;
  to: number;
  km: number;
  gapDays: number;
}

const WEEK = 7 * SECONDS_PER_DAY;
const MAX_WEEKS = 30;

function nextMonth(seconds: number): number {
  const date = new Date(seconds * 1000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1) / 1000;
}

function countGapDays(journey: Journey, from: number, to: number): number {
  let seconds = 0;
  for (let at = fixBefore(journey, from); (journey.fixes[at]?.[2] ?? Infinity) < to; at++) {
    if (!isGap(journey, at)) continue;
    const [begin, end] = [journey.fixes[at]?.[2] ?? 0, journey.fixes[at + 1]?.[2] ?? 0];
    seconds += Math.max(0, Math.min(end, to) - Math.max(begin, from));
  }
  return Math.round(seconds / SECONDS_PER_DAY);
}

/** Week by week, or month by month for a long journey. */
export function toJournal(journey: Journey): JournalEntry[] {
  const { start, end } = journey;
  const byMonth = end - start > MAX_WEEKS * WEEK;
  const entries: JournalEntry[] = [];
  for (let from = start; from < end;) {
    const to = Math.min(end, byMonth ? nextMonth(from) : from + WEEK);
    const { lat, lng, km } = positionAt(journey, to);
    entries.push({
      from,
      to,
      lat,
      lng,
      km: km - positionAt(journey, from).km,
      gapDays: countGapDays(journey, from, to),
    });
    from = to;
  }
  return entries;
}
