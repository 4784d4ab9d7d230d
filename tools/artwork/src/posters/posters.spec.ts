import { toOklab } from '../drawing/colour';
import { figure } from '../figures';
import { POSTER_ART } from '../posters.list';
import { poster, posterWords } from './poster';
import type { PosterArt } from './poster-art';

test.each([
  ['Jim Corbett National Park', 'Jim Corbett', 'National Park'],
  ['Gulf of Mannar Marine National Park', 'Gulf of Mannar', 'Marine National Park'],
  ['Blackbuck National Park, Velavadar', 'Blackbuck', 'National Park, Velavadar'],
  ['Changthang Cold Desert Wildlife Sanctuary', 'Changthang', 'Cold Desert Wildlife Sanctuary'],
])('%s is lettered %s, %s', (name, title, kind) => {
  expect(posterWords(name)).toEqual({ title, kind });
});

const gir = (title = 'Gir') => {
  const art = POSTER_ART['gir-national-park'];
  if (!art) throw new Error('Gir has no poster');
  return poster({ ...art, seed: 'gir', title, kind: 'National Park', place: 'Gujarat', year: '1975' });
};

const plain = (art: Partial<PosterArt>) =>
  poster({
    inks: ['#ffffff', '#88aacc', '#6688aa', '#557799', '#446688', '#112233'],
    back: (p) => p.sky(),
    ...art,
    ...{ seed: 'plain', title: 'Plain', kind: '', place: '', year: '' },
  });

test('the lettering of a poster is outlines, not text, and a long name of several words takes two lines', () => {
  expect(gir()).not.toContain('<text');
  expect(gir()).toContain('viewBox="0 0 900 1200"');
  for (const [name, lines] of [
    ['Gir', 3],
    ['Khangchendzonga', 3],
    ['Gulf of Mannar', 4],
  ] as const)
    expect(gir(name).match(/<path transform="translate\([^"]+\)" d="m/g)).toHaveLength(lines);
});

test('at night a poster has stars, dark paper and clear lettering', () => {
  expect(gir()).toContain('[fill="#f4e8cf"]{fill:#d9ccb0}');
  expect(gir()).toContain('#pa{fill:#2b352e}');
  expect(gir()).toContain('<path id="st" opacity="0"');
  expect(gir()).toContain('#st{opacity:1}');
});

test('at night the last disc of a poster is a pale moon, the ring about it near the sky', () => {
  const sun = plain({
    back: (p) => p.sky() + p.sun(50, 20, 20, '#f8e2b4') + p.sun(50, 20, 12) + p.sun(50, 20, 1),
  });
  const [ring = '', moon = ''] = [1, 2].map((at) => sun.match(new RegExp(`\\.d${at}{fill:(#\\w+)}`))?.[1]);
  expect(toOklab(moon)[0]).toBeGreaterThan(0.75);
  expect(toOklab(ring)[0]).toBeLessThan(0.55);
  expect(sun).not.toContain('.d3');
});

test('at night warm mist is of the sky, and a warm field is not', () => {
  const mist = plain({
    air: ['#f2d9ac'],
    back: (p) => p.sky() + p.hills('#f2d9ac', '0 50, 100 50') + p.hills('#f2d9ab', '0 70, 100 70'),
  });
  const [air = '', field = ''] = ['c', 'b'].map(
    (end) => mist.match(new RegExp(`\\[fill="#f2d9a${end}"\\]{fill:(#\\w+)}`))?.[1],
  );
  expect(toOklab(air)[2]).toBeLessThan(0.01);
  expect(toOklab(field)[2]).toBeGreaterThan(0.03);
});

test('a figure on a poster is printed in its four inks', () => {
  const inks = ['#111111', '#555555', '#999999', '#eeeeee'] as const;
  const stag = plain({
    animals: [{ figure: 'barasingha', x: 50, y: 80, height: 60, inks }],
  });
  const [, figure = ''] = /<g id="a0"[^>]*>(.*)<\/g><path fill="#112233"/.exec(stag) ?? [];
  expect(new Set([...figure.matchAll(/#[0-9a-f]{6}/g)].map(([ink]) => ink))).toEqual(new Set(inks));
});

test('no figure stands on two posters', () => {
  const figures = Object.values(POSTER_ART).flatMap(({ animals = [] }) => [
    ...new Set(animals.map(({ figure: name }) => name)),
  ]);
  expect(figures.filter((name, i) => figures.indexOf(name) !== i)).toEqual([]);
});

test.each(Object.entries(POSTER_ART))('%s is printed in six inks', (_slug, { inks }) => {
  expect(new Set(inks).size).toBe(6);
});

test('a figure on a poster is cropped large or small in the land', () => {
  for (const { figure: name, height } of Object.values(POSTER_ART).flatMap(({ animals = [] }) => animals)) {
    const [left, top, right, bottom] = figure(name).box;
    const width = ((height / 100) * 974 * (right - left)) / (bottom - top) / 832;
    expect(width).toBeGreaterThan(0.04);
    expect(width < 0.72 || height > 48 || width > 0.9).toBe(true);
  }
});
