import fc from 'fast-check';
import { checkPlaces } from './check-places';
import { findPlaces } from './find-places';
import { findSpecies } from './find-species';
import { redactPlaces } from './take-out';

const point = fc.record({
  lat: fc.double({ min: -89.9, max: 89.9, noNaN: true }),
  lng: fc.double({ min: -179.9, max: 179.9, noNaN: true }),
});
type Point = { lat: number; lng: number };

const hemispheres = ({ lat, lng }: Point) => [lat < 0 ? 'S' : 'N', lng < 0 ? 'W' : 'E'] as const;
const absolute = ({ lat, lng }: Point) => [Math.abs(lat), Math.abs(lng)] as const;

function sexagesimal(value: number, [d, m, s]: readonly [string, string, string]): string {
  const seconds = Math.round(value * 3600);
  return `${Math.floor(seconds / 3600)}${d}${Math.floor(seconds / 60) % 60}${m}${seconds % 60}${s}`;
}

/** A pair by `write`, each with its hemisphere after it. */
const suffixed = (at: Point, write: (value: number) => string, between: string) =>
  absolute(at)
    .map((value, index) => `${write(value)}${hemispheres(at)[index] ?? ''}`)
    .join(between);

const notations: Record<string, (at: Point, decimals: number) => string> = {
  'plain degrees': ({ lat, lng }, n) => `${lat.toFixed(n)}, ${lng.toFixed(n)}`,
  'without a blank': ({ lat, lng }, n) => `${lat.toFixed(n)},${lng.toFixed(n)}`,
  'with a semicolon': ({ lat, lng }, n) => `${lat.toFixed(n)}; ${lng.toFixed(n)}`,
  'on two lines': ({ lat, lng }, n) => `${lat.toFixed(n)},\n${lng.toFixed(n)}`,
  'a blank between': ({ lat, lng }, n) => `${lat.toFixed(n + 1)} ${lng.toFixed(n + 1)}`,
  'longitude first': ({ lat, lng }, n) => `lng ${lng.toFixed(n)} lat ${lat.toFixed(n)}`,
  'degree signs': ({ lat, lng }, n) => `${lat.toFixed(n)}° ${lng.toFixed(n)}°`,
  'hemispheres after': (at, n) => suffixed(at, (value) => `${value.toFixed(n)}°`, ', '),
  'hemispheres before': (at, n) =>
    absolute(at)
      .map((value, index) => `${hemispheres(at)[index] ?? ''}${value.toFixed(n)}`)
      .join(' '),
  'decimal commas': (at, n) => suffixed(at, (value) => value.toFixed(n).replace('.', ','), '; '),
  'Unicode minus': ({ lat, lng }, n) => `${lat.toFixed(n)}, ${lng.toFixed(n)}`.replaceAll('-', '−'),
  'full-width': ({ lat, lng }, n) =>
    `${lat.toFixed(n)},${lng.toFixed(n)}`.replace(/[!-~]/g, (c) =>
      String.fromCharCode(c.charCodeAt(0) + 0xfee0),
    ),
  Devanagari: ({ lat, lng }, n) =>
    `${lat.toFixed(n)}, ${lng.toFixed(n)}`.replace(/\d/g, (c) =>
      String.fromCharCode(c.charCodeAt(0) + 0x936),
    ),
  'zero-width characters': ({ lat, lng }, n) => [...`${lat.toFixed(n)}, ${lng.toFixed(n)}`].join('\u200b'),
  'minutes and seconds': (at) => suffixed(at, (value) => sexagesimal(value, ['°', '′', '″']), ' '),
  'typed minutes and seconds': (at) => suffixed(at, (value) => sexagesimal(value, ['° ', "' ", '" ']), ', '),
  letters: (at) => suffixed(at, (value) => sexagesimal(value, ['d ', 'm ', 's ']), ' '),
  colons: (at) => suffixed(at, (value) => sexagesimal(value, [':', ':', ' ']), ' '),
  'a geo address': ({ lat, lng }, n) => `geo:${lat.toFixed(n)},${lng.toFixed(n)}`,
  'a map link': ({ lat, lng }, n) => `https://www.google.com/maps/@${lat.toFixed(n)},${lng.toFixed(n)},15z`,
  'a query': ({ lat, lng }, n) => `https://maps.google.com/?q=${lat.toFixed(n)}%2C${lng.toFixed(n)}`,
  'any site': ({ lat, lng }, n) => `https://example.org/?lat=${lat.toFixed(n)}&lng=${lng.toFixed(n)}`,
};

/** Bare pairs at 0° 0° are read as shares and scores. */
const isReadable = ({ lat, lng }: Point) => Math.abs(lat) >= 1 || Math.abs(lng) >= 1;

test.each(Object.entries(notations))('finds any point and takes it out: %s', (_, write) => {
  fc.assert(
    fc.property(point.filter(isReadable), fc.integer({ min: 3, max: 8 }), (at, decimals) => {
      const written = write(at, decimals);
      const text = `A tiger. ${written} at dawn`;
      const { warnings, suggestion } = checkPlaces(text);
      expect(warnings).toHaveLength(1);
      expect(warnings[0]?.place.text).toContain(written);
      expect(suggestion.text).toBe('A tiger. at dawn');
    }),
    { numRuns: 100 },
  );
});

const fragments = fc.constantFrom(
  ...[
    '20.2484',
    '79.3432',
    ', ',
    ' ',
    '°',
    'N',
    'E',
    "'",
    '″',
    '14',
    ':',
    '-',
    '+',
    '\n',
    '(',
    ')',
    ',',
    '.',
    '/',
  ],
  ...[
    '68XV+9C',
    '///',
    'a.b.c',
    'geo:',
    'https://maps.app.goo.gl/',
    'lat',
    'gate',
    'Khatoda',
    'zone 3',
    'Tadoba',
  ],
  ...['\u200b', '́', '👩‍👩‍👧', '🇮🇳', 'क्षि', '\ud800', '%2C', '44Q', 'LH', 'tiger', '🐅', 'geohash:', 'no'],
);
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.array(fragments, { maxLength: 30 }).map((parts) => parts.join('')),
);
const graphemes = (text: string) =>
  Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    ({ segment }) => segment,
  );

test('never throws, and every span is a part of the text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const { start, end, text: part } of [...findPlaces(text), ...findSpecies(text)]) {
        expect(text.slice(start, end)).toBe(part);
        expect(part).not.toBe('');
      }
    }),
    { numRuns: 500 },
  );
});

test('taking out leaves no place, and once is enough', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const without = redactPlaces(text, true);
      expect(redactPlaces(without, true)).toBe(without);
      expect(without.length).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 500 },
  );
});

test('taking out cuts no grapheme', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const whole = new Set([...graphemes(text), ' ']);
      expect(graphemes(redactPlaces(text, true)).filter((each) => !whole.has(each))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('text without a place stays as it is', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      if (findPlaces(text).length === 0) expect(checkPlaces(`tiger ${text}`).warnings).toEqual([]);
      if (findPlaces(text).length === 0) expect(redactPlaces(text, false)).toBe(text);
    }),
    { numRuns: 300 },
  );
});
