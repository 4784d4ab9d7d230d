import { nextMonth, previousMonth } from './months';
import type { Outing } from './outing';
import type { TripWording } from './trip-wording';
import type { Verdict } from './where-and-when';

const closedText = ({ days, note }: Outing['closures'][number], say: TripWording) =>
  note ? say.closedWithNote({ days, note }) : say.closed({ days });

function openingText({ closures }: Pick<Outing, 'closures'>, say: TripWording): string {
  const whole = closures.filter((closure) => closure.whole);
  if (whole.length > 0) return say.openBut({ days: whole.map(({ days }) => days).join(', ') });
  return closures.length > 0 ? say.openInPart() : say.open();
}

export function monthVerdict(
  park: Pick<Outing, 'months' | 'best_time_to_visit' | 'closures'>,
  month: number,
  isBest: boolean,
  say: TripWording,
): Verdict {
  const name = say.month(month);
  const inSeason = { month: name, season: park.best_time_to_visit };
  const closed = park.closures.filter(({ months }) => months.includes(month));
  const whole = closed.filter((closure) => closure.whole);
  if (whole.length > 0)
    return {
      about: 'month',
      met: false,
      score: 0,
      reasons: [],
      against: whole.map((closure) => closedText(closure, say)),
    };

  const cautions = park.closures
    .filter(({ part_months = [] }) => part_months.includes(month))
    .map(({ days }) => say.notWhole({ month: name, days }));
  const [before, after] = [previousMonth(month), nextMonth(month)];
  if (park.months.includes(month)) {
    const isMidSeason = park.months.includes(before) && park.months.includes(after);
    return {
      about: 'month',
      met: true,
      score: (isMidSeason ? 12 : 10) - cautions.length,
      reasons: [...(isBest ? [] : [say.inSeason(inSeason)]), openingText(park, say)],
      cautions,
    };
  }
  const beginsSoon = park.months.includes(after);
  const endedNow = park.months.includes(before);
  const season = beginsSoon
    ? say.begins({ month: say.month(after) })
    : endedNow
      ? say.ended({ month: say.month(before) })
      : say.outside(inSeason);
  return {
    about: 'month',
    met: false,
    near: true,
    score: (beginsSoon || endedNow ? 4 : 1) - closed.length,
    reasons: [openingText(park, say)],
    cautions,
    against: [season, ...closed.map((closure) => closedText(closure, say))],
  };
}
