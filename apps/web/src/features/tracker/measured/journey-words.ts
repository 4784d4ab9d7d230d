import type { Pause } from '@aranya/wildlife-data';
import { getLocale, type Locale } from '../../../lib/language/locale';
import { m } from '../../../lib/language/messages';
import { monthName, yearOfMonths } from '../../../lib/language/month-name';
import type { Point } from '../../../parts/map/geometry';

/** English needs no Intl, which takes a phone a while to begin. */
const months = new Map<Locale, readonly string[]>([
  ['en', ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']],
]);

function namesOfMonths(): readonly string[] {
  const locale = getLocale();
  const names = months.get(locale) ?? yearOfMonths.map((month) => monthName(month));
  months.set(locale, names);
  return names;
}

/** Returns "4 Mar", in UTC. */
export function dayText(seconds: number): string {
  const date = new Date(seconds * 1000);
  return `${date.getUTCDate()} ${namesOfMonths()[date.getUTCMonth()]}`;
}

/** Returns "4 Mar 2009", in UTC. */
export const dateText = (seconds: number): string =>
  `${dayText(seconds)} ${new Date(seconds * 1000).getUTCFullYear()}`;

/** Returns "12.3° N, 45.6° E", no figure parted from its direction; longitudes may pass ±180. */
export function placeText({ lat, lng }: Point): string {
  const east = ((((lng + 180) % 360) + 360) % 360) - 180;
  const degrees = (angle: number) => ({ degrees: Math.abs(angle).toFixed(1) });
  const latitude = lat < 0 ? m.journey_latitude_south(degrees(lat)) : m.journey_latitude_north(degrees(lat));
  const longitude =
    east < 0 ? m.journey_longitude_west(degrees(east)) : m.journey_longitude_east(degrees(east));
  return `${latitude}, ${longitude}`;
}

export const daysText = (days: number): string => m.journey_days({ count: Math.max(1, Math.round(days)) });

export function pauseSentence(pause: Pause, where?: string): string {
  const stay = m.journey_stayed({ days: daysText(pause.days) });
  return `${stay}${m.journey_near({ place: placeText(pause) })}${where ? `, ${where}` : ''}`;
}
