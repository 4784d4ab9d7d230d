import { monthNames, nextMonth, previousMonth } from './months';
import type { Outing } from './outing';
import type { Verdict } from './where-and-when';

const monthName = (month: number) => monthNames[month - 1] ?? '';

function openingText({ closures }: Pick<Outing, 'closures'>): string {
  const whole = closures.filter((closure) => closure.whole);
  if (whole.length > 0) return `Open: closed only ${whole.map(({ days }) => days).join(', ')}`;
  return closures.length > 0 ? 'Open all year in part' : 'Open all year';
}

export function monthVerdict(
  park: Pick<Outing, 'months' | 'best_time_to_visit' | 'closures'>,
  month: number,
  isBest: boolean,
): Verdict {
  const name = monthName(month);
  const closed = park.closures.filter(({ months }) => months.includes(month));
  const whole = closed.filter((closure) => closure.whole);
  if (whole.length > 0)
    return {
      about: 'month',
      met: false,
      score: 0,
      reasons: [],
      against: whole.map(({ days, note }) => `Closed ${days}${note ? `. ${note}` : ''}`),
    };

  const cautions = park.closures
    .filter(({ part_months = [] }) => part_months.includes(month))
    .map(({ days }) => `Not the whole of ${name}: closed ${days}`);
  const [before, after] = [previousMonth(month), nextMonth(month)];
  if (park.months.includes(month)) {
    const isMidSeason = park.months.includes(before) && park.months.includes(after);
    return {
      about: 'month',
      met: true,
      score: (isMidSeason ? 12 : 10) - cautions.length,
      reasons: [
        ...(isBest ? [] : [`${name} is in its season, ${park.best_time_to_visit}`]),
        openingText(park),
      ],
      cautions,
    };
  }
  const beginsSoon = park.months.includes(after);
  const endedNow = park.months.includes(before);
  const season = beginsSoon
    ? `Its season begins in ${monthName(after)}`
    : endedNow
      ? `Its season ended in ${monthName(before)}`
      : `${name} is outside its season, ${park.best_time_to_visit}`;
  return {
    about: 'month',
    met: false,
    near: true,
    score: (beginsSoon || endedNow ? 4 : 1) - closed.length,
    reasons: [openingText(park)],
    cautions,
    against: [season, ...closed.map(({ days, note }) => `Closed ${days}${note ? `. ${note}` : ''}`)],
  };
}
