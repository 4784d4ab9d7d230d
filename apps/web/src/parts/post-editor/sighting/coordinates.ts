import { PIN_DECIMALS } from '../../sighting/sighting-texts';

export interface Coordinates {
  lat: number;
  lng: number;
}

/** Rounds to about a metre, and wraps the longitude. */
export function roundedPoint({ lat, lng }: Coordinates): Coordinates {
  const round = (value: number) => Number(value.toFixed(PIN_DECIMALS));
  const turned = ((((lng + 180) % 360) + 360) % 360) - 180;
  return { lat: round(Math.min(90, Math.max(-90, lat))), lng: round(turned) };
}

/** 26.57, 26.57°, 26°34.2' or 26°34'12", each with N, S, E or W before or after it. */
const HALF =
  /^\s*([NSEW])?\s*([+-]?\d{1,3}(?:\.\d{1,10})?)\s*°?\s*(?:(\d{1,2}(?:\.\d{1,10})?)\s*['′’]\s*)?(?:(\d{1,2}(?:\.\d{1,10})?)\s*(?:"|″|”|'')\s*)?([NSEW])?\s*$/i;

interface Angle {
  degrees: number;
  axis: 'lat' | 'lng' | null;
}

function parseAngle(text: string): Angle | null {
  const match = HALF.exec(text);
  if (!match) return null;
  const [, before, whole = '', minutes = '0', seconds = '0', after] = match;
  const letter = (before ?? after)?.toUpperCase();
  if ((before && after) || Number(minutes) >= 60 || Number(seconds) >= 60) return null;
  if (letter !== undefined && /^[+-]/.test(whole)) return null;
  const size = Math.abs(Number(whole)) + Number(minutes) / 60 + Number(seconds) / 3600;
  const isNegative = whole.startsWith('-') || letter === 'S' || letter === 'W';
  return {
    degrees: isNegative ? -size : size,
    axis: letter === undefined ? null : 'NS'.includes(letter) ? 'lat' : 'lng',
  };
}

/** Splits at a comma or a semicolon, or at a space after a letter, a unit or a number. */
function splitHalves(text: string): [string, string][] {
  const parted = text.split(/[,;]/);
  if (parted.length === 2) return [[parted[0] ?? '', parted[1] ?? '']];
  if (parted.length > 2) return [];
  return [...text.matchAll(/\s+/g)].map(({ index }) => [text.slice(0, index), text.slice(index)]);
}

/** Parses latitude and longitude as people write them; null for anything else. */
export function parseCoordinates(text: string): Coordinates | null {
  if (text.length > 80) return null;
  for (const [first, second] of splitHalves(text.trim())) {
    const [one, other] = [parseAngle(first), parseAngle(second)];
    if (!one || !other || (one.axis === null) !== (other.axis === null)) continue;
    if (one.axis !== null && one.axis === other.axis) continue;
    const [lat, lng] = one.axis === 'lng' ? [other, one] : [one, other];
    if (Math.abs(lat.degrees) > 90 || Math.abs(lng.degrees) > 180) continue;
    return roundedPoint({ lat: lat.degrees, lng: lng.degrees });
  }
  return null;
}

/** Finds a text's coordinates, in digits or in a link to a map. */
export function coordinatesIn(text: string): Coordinates | null {
  // As the place check reads it: in any digits, without invisible characters.
  const plain = text
    .slice(0, 2000)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '');
  const written = parseCoordinates(plain);
  if (written) return written;
  const linked = /(?:[@=/:]|%40)(-?\d{1,2}\.\d{2,10})(?:,|%2C|\/)\+?(-?\d{1,3}\.\d{2,10})/i.exec(plain);
  return linked ? parseCoordinates(`${linked[1]}, ${linked[2]}`) : null;
}
