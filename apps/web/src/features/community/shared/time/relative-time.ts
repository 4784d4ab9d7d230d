const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Style = 'long' | 'narrow';

const formats: Record<Style, Intl.RelativeTimeFormat> = {
  long: new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'long' }),
  narrow: new Intl.RelativeTimeFormat('en', { numeric: 'always', style: 'narrow' }),
};

/**
 * 'just now', '5 minutes ago', 'yesterday'; narrow: 'now', '5m ago', '1d ago'. Days by the local calendar; a
 * future time is now, an invalid one empty.
 */
export function relativeTime(then: Date, now: Date, style: Style = 'long'): string {
  const format = formats[style];
  const elapsed = now.getTime() - then.getTime();
  if (Number.isNaN(elapsed)) return '';
  if (elapsed < MINUTE) return style === 'long' ? 'just now' : 'now';
  if (elapsed < HOUR) return format.format(-Math.floor(elapsed / MINUTE), 'minute');
  if (elapsed < DAY) return format.format(-Math.floor(elapsed / HOUR), 'hour');
  const days = Math.round((midnight(now) - midnight(then)) / DAY);
  if (days < 7) return format.format(-days, 'day');
  const months = monthsBetween(then, now);
  if (months < 1) return format.format(-Math.floor(days / 7), 'week');
  if (months < 12) return format.format(-months, 'month');
  return format.format(-Math.floor(months / 12), 'year');
}

/** The callers round, because days may have 23 or 25 hours. */
function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

function monthsBetween(then: Date, now: Date): number {
  const months = (now.getFullYear() - then.getFullYear()) * 12 + now.getMonth() - then.getMonth();
  return now.getDate() < then.getDate() ? months - 1 : months;
}
