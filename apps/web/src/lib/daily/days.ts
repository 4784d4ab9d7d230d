import { dateFormat } from '../time/date-format';

/** A calendar day in the device's time zone, such as 2026-11-22. */
export type Day = string;

/** Has number 1; earlier days have lower numbers. */
const FIRST_DAY = '2026-01-01';

const DAY_MS = 86_400_000;

export function toDay(date: Date): Day {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export function parseDay(text: unknown): Day | undefined {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || fromUtc(time) !== text ? undefined : text;
}

/** In UTC every day has 24 hours. */
function toUtc(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function fromUtc(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}

export function addDays(day: Day, count: number): Day {
  return fromUtc(toUtc(day) + count * DAY_MS);
}

/** Returns 1 for 1 January 2026, 2 for the next day. */
export function dayNumber(day: Day): number {
  return Math.round((toUtc(day) - toUtc(FIRST_DAY)) / DAY_MS) + 1;
}

/** Returns the days before `today`, newest first. */
export function earlierDays(today: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => addDays(today, -index - 1));
}

/** Returns the day in the address, or today where that is invalid or in the future. */
export function playableDay(asked: string | null, today: Day): Day {
  const day = parseDay(asked);
  return day === undefined || day > today ? today : day;
}

/** Returns the milliseconds until the next local day. */
export function untilNextDay(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

const weekdayAndDay = (width: 'long' | 'short') =>
  dateFormat({ weekday: width, day: 'numeric', month: width, timeZone: 'UTC' });
const formats = { long: weekdayAndDay('long'), short: weekdayAndDay('short') };

/** Returns 'Sunday 22 November', or short 'Sun 22 Nov'. */
export function dayText(day: Day, width: 'long' | 'short' = 'long'): string {
  return formats[width]().format(toUtc(day)).replace(',', '');
}

export interface Streak {
  current: number;
  longest: number;
}

/**
 * Counts consecutive days. Without `today`, the current streak ends yesterday. Days after `today`, from a
 * clock that was set back, do not count yet.
 */
export function countStreak(days: Iterable<Day>, today: Day): Streak {
  const past = new Set([...days].filter((day) => day <= today));
  const lengthTo = (day: Day): number => {
    let length = 0;
    for (let each = day; past.has(each); each = addDays(each, -1)) length += 1;
    return length;
  };
  const ends = [...past].filter((day) => !past.has(addDays(day, 1)));
  return {
    current: lengthTo(past.has(today) ? today : addDays(today, -1)),
    longest: Math.max(0, ...ends.map(lengthTo)),
  };
}
