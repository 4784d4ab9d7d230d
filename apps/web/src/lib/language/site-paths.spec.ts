import { readLocaleWith } from './locale';
import { existsIn, inLocale, isTranslated, localeOf, localized, withoutPrefix } from './site-paths';

test.each([
  ['/animals', true],
  ['/animals?q=tiger', true],
  ['/animal/1', true],
  ['/about-us', true],
  ['/favorites', true],
  ['/rules', true],
  ['/games/detective?play=practice', true],
  ['/games/wordle', false],
  ['/animals/compare?a=leopard', true],
  ['/animals/other', false],
  ['/animalsandmore', false],
  ['/', true],
  ['/?from=mail', true],
  ['/parks&sancturies', true],
  ['/parks&sancturies/gir-national-park', true],
  ['/parks&sancturies/where-and-when?region=south', true],
  ['/parks&sancturies/where-and-when/may', true],
  ['/parks&sancturies/gir-national-park/map', false],
  ['/live-tracking?view=all', true],
  ['/live-tracking/amur-falcon', true],
  ['/live-tracking/measured/walrus-357', true],
  ['/live-tracking/recent/2911040-0123456789ab', true],
  ['/community', true],
  ['/community/post/1?comment=2#comments', true],
  ['/community/account/muted', true],
  ['/communityandmore', false],
])('%s exists in every language: %s', (path, is) => expect(isTranslated(path)).toBe(is));

test('an address has its language as a prefix, and English has none', () => {
  expect(inLocale('/animals', 'mr')).toBe('/mr/animals');
  expect(inLocale('/animals', 'en')).toBe('/animals');
  expect([inLocale('/', 'hi'), inLocale('/?q#facts', 'hi'), inLocale('/', 'en')]).toEqual([
    '/hi',
    '/hi?q#facts',
    '/',
  ]);
  expect(withoutPrefix('/hi/animal/1')).toBe('/animal/1');
  expect(withoutPrefix('/history')).toBe('/history');
  expect(withoutPrefix('/hi')).toBe('/');
  expect([
    localeOf('/hi/animals'),
    localeOf('/mr'),
    localeOf('/animals'),
    localeOf('/hide'),
    localeOf('/hi.data'),
  ]).toEqual(['hi', 'mr', 'en', 'en', 'hi']);
});

test('English has no game of Devanagari, and its games stand for it', () => {
  expect([existsIn('/games/akshara', 'hi'), existsIn('/games/akshara', 'en')]).toEqual([true, false]);
  expect(inLocale('/games/akshara?day=2026-11-22', 'en')).toBe('/games?day=2026-11-22');
  expect([existsIn('/animals', 'en'), existsIn('/games/wordle', 'mr')]).toEqual([true, false]);
});

test('a link stays in the language where its page has it', () => {
  readLocaleWith(() => 'hi');
  expect(localized('/animal/3')).toBe('/hi/animal/3');
  expect(localized('/nowhere')).toBe('/nowhere');
});
