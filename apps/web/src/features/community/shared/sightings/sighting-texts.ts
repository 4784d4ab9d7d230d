interface Point {
  lat: number;
  lng: number;
}

/** Decimals of a pin: about a metre. */
export const PIN_DECIMALS = 5;

const degrees = (value: number, decimals: number, [positive, negative]: readonly [string, string]) =>
  `${Number(Math.abs(value).toFixed(decimals))}° ${value < 0 ? negative : positive}`;

/** As in "26.5° N 93.1° E". */
export function pointText({ lat, lng }: Point, decimals = PIN_DECIMALS): string {
  return `${degrees(lat, decimals, ['N', 'S'])} ${degrees(lng, decimals, ['E', 'W'])}`;
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Of a day, `YYYY-MM-DD`, or a month, `YYYY-MM`. */
export function seenOnText(seenOn: string): string {
  const at = Date.parse(seenOn.length === 7 ? `${seenOn}-01` : seenOn);
  if (Number.isNaN(at)) return '';
  return (seenOn.length === 7 ? month : day).format(at);
}

/** The corners of the square around the centre of a cell. */
export function squareOf({ lat, lng }: Point, side: number): [[number, number], [number, number]] {
  const half = side / 2;
  return [
    [lat - half, lng - half],
    [lat + half, lng + half],
  ];
}
