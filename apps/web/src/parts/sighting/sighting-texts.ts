import { dateFormat } from '../../lib/time/date-format';
import { m } from '../../lib/language/messages';

interface Point {
  lat: number;
  lng: number;
}

/** Accurate to about a metre. */
export const PIN_DECIMALS = 5;

const degrees = (value: number, decimals: number, [positive, negative]: readonly [string, string]) =>
  `${Number(Math.abs(value).toFixed(decimals))}° ${value < 0 ? negative : positive}`;

/** Returns "26.5° N 93.1° E". */
export function pointText({ lat, lng }: Point, decimals = PIN_DECIMALS): string {
  return `${degrees(lat, decimals, ['N', 'S'])} ${degrees(lng, decimals, ['E', 'W'])}`;
}

/** Returns "at 26.57° N 93.17° E", or "within a square near 26.5° N 93.1° E". */
export const spotText = (place: Point & ({ kind: 'point' } | { kind: 'cell'; degrees: number })) =>
  place.kind === 'cell'
    ? m.sighting_in_square({ point: pointText(place, place.degrees < 0.1 ? 2 : 1) })
    : m.sighting_at({ point: pointText(place) });

/** Shortens five or more species to three, as a checklist would fill the screen. */
export const firstSpecies = <Named>(species: readonly Named[]): readonly Named[] =>
  species.length > 4 ? species.slice(0, 3) : species;

const formatsOf = (month: 'long' | 'short') => ({
  day: dateFormat({ day: 'numeric', month, year: 'numeric', timeZone: 'UTC' }),
  month: dateFormat({ month, year: 'numeric', timeZone: 'UTC' }),
});
const formats = { long: formatsOf('long'), short: formatsOf('short') };

/** Describes a day `YYYY-MM-DD`, a week `YYYY-MM-DD/YYYY-MM-DD`, a month `YYYY-MM` or a year `YYYY`. */
export function seenOnText(seenOn: string, style: 'long' | 'short' = 'long'): string {
  const { day, month } = formats[style];
  const [from = '', to] = seenOn.split('/');
  if (to !== undefined) return day().formatRange(Date.parse(from), Date.parse(to));
  if (/^\d{4}$/.test(seenOn)) return seenOn;
  const at = Date.parse(seenOn.length === 7 ? `${seenOn}-01` : seenOn);
  if (Number.isNaN(at)) return '';
  return (seenOn.length === 7 ? month : day)().format(at);
}

/** Returns "the week", "the month" or "the day", as exactly as others know it. */
export const timeText = (seenOn: string) =>
  seenOn.includes('/') ? m.sighting_week() : seenOn.length === 7 ? m.sighting_month() : m.sighting_day();

/** Corners of the square around a cell's centre. */
export function squareCorners({ lat, lng }: Point, side: number): [[number, number], [number, number]] {
  const half = side / 2;
  return [
    [lat - half, lng - half],
    [lat + half, lng + half],
  ];
}
