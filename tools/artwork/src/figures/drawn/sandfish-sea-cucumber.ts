import { createRandom } from '../../drawing/random';
import type { Figure } from '../figure';
import { along, beside, type PathPlace } from '../parts/along';
import { form } from '../parts/plumage';
import { bars, blob, dots, limb, stroke } from '../parts/shapes';

const SKIN = '#8a7a5e';
const DARK = '#5c4f3a';
const INK = '#2c2820';
const LIT = '#b5a27a';
const PALE = '#eae1c0';
const SAND = '#85ab9f';
const SAND_SHADE = '#5c897f';
const GRAINS = '#d9dcbd';

/** From the mouth, which is lifted, over the middle to the end in the sand. */
const SPINE =
  '34 101 24, 42 99 37, 58 97 48, 85 98 58, 116 102 62, 148 103 61, 178 105 56, 204 111 44, 222 118 28, 233 124 8';

const text = (list: readonly (readonly [number, number])[]): string =>
  list.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(', ');

/** A strip of the body between two heights: 0.5 is the back's edge, -0.5 the belly's. */
const strip = (places: readonly PathPlace[], high: number, low: number): string =>
  text([...places.map((p) => beside(p, high)), ...places.map((p) => beside(p, low)).reverse()]);

/** One of the shields at the mouth that mop up sand: a stalk with a branching head. */
const mop = (angle: number, reach: number): string => {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [x, y] = [30 + cos * reach, 108 + sin * reach];
  const [midX, midY] = [30 + cos * reach * 0.62, 107 + sin * reach * 0.56];
  const knobs = [-1.5, -0.75, 0, 0.75, 1.5];
  const at = (spread: number, out: number) =>
    `${(x + Math.cos(turn + spread) * out).toFixed(1)} ${(y + Math.sin(turn + spread) * out).toFixed(1)}`;
  return (
    limb('#a08e5e', `${30 + cos * 4} ${108 + sin * 4} 5, ${midX} ${midY} 4.4, ${x} ${y} 3.6`) +
    dots('#7d6d44', knobs.map((spread) => `${at(spread, 4.4)} 2.7`).join(', ')) +
    dots('#d8c68f', knobs.map((spread) => `${at(spread, 4)} 1.7`).join(', ')) +
    dots('#c0ad76', `${x.toFixed(1)} ${y.toFixed(1)} 2.8`)
  );
};

/** The mops behind the mouth and before it: direction in degrees, and reach. Those below touch the sand. */
type Crown = readonly (readonly [angle: number, reach: number])[];
const FAR_MOPS: Crown = [
  [-172, 19],
  [172, 21],
  [142, 22],
];
const NEAR_MOPS: Crown = [
  [186, 15],
  [158, 17],
  [126, 20],
  [100, 20],
  [74, 19],
];

const crown = (mops: Crown): string => mops.map(([angle, reach]) => mop(angle, reach)).join('');

/** It creeps half in the sand: mouth lifted with its crown of mops, skin in folds, tube feet along the pale belly. */
export const sandfishSeaCucumber = (): Figure => {
  const rand = createRandom('sandfish');
  const places = along(SPINE, 9, 0.1);
  const fine = along(SPINE, 1.3);
  const folds = along(SPINE, 8, 14);
  // Folds bend round the body toward its ends, break, and never begin at the same height.
  const fold = (p: PathPlace, from: number, to: number, shift: number, width: number): string => {
    const bow = (p.t - 0.5) * 14;
    const [a, b, c] = [beside(p, from), beside(p, (from + to) / 2), beside(p, to)];
    return `${(a[0] + shift - bow * 0.4).toFixed(1)} ${a[1].toFixed(1)} .4, ${(b[0] + shift + bow * 0.4).toFixed(1)} ${b[1].toFixed(1)} ${width.toFixed(1)}, ${(c[0] + shift - bow * 0.1).toFixed(1)} ${c[1].toFixed(1)} .4`;
  };
  const creases = folds.flatMap((p, i) => {
    const start = 0.49 - rand.in(0, 0.05);
    const middle = start - rand.in(0.2, 0.34);
    return [
      { p, from: start, to: middle, w: rand.in(1.3, 2.5) },
      ...(i % 3 ? [{ p, from: middle - 0.08, to: middle - rand.in(0.2, 0.3), w: rand.in(0.9, 1.6) }] : []),
    ];
  });
  const spots = (count: number, low: number, high: number, r: number): string =>
    Array.from({ length: count }, () => {
      const p = rand.pick(fine);
      const [x, y] = beside(p, rand.in(low, high));
      return `${x.toFixed(1)} ${y.toFixed(1)} ${rand.in(r * 0.6, r).toFixed(1)}`;
    }).join(', ');
  const feet = along(SPINE, 8, 12).slice(4, 15);
  const edge = along(SPINE, 6.4, 20).map((p) => {
    const [x, y] = beside(p, rand.in(0.46, 0.5));
    return `${x.toFixed(1)} ${y.toFixed(1)} ${rand.in(0.6, 3).toFixed(1)}`;
  });
  return {
    body:
      // Sand that it has eaten lies in a string behind it.
      limb('#8fae9f', '228 120 7, 240 116 8, 246 123 8, 237 128 8, 244 134 8, 256 131 7') +
      stroke('#d3dac3', 1.2, '231 117, 240 114.4, 245 118; 237 126, 244 129; 247 132, 256 128') +
      crown(FAR_MOPS) +
      dots(DARK, edge.join(', ')) +
      form(
        'sc',
        SKIN,
        strip(places, 0.5, -0.5),
        blob(LIT, strip(places, 0.44, 0.06), 'opacity=".6"') +
          blob('#d8c595', strip(places.slice(3, -4), 0.38, 0.26), 'opacity=".5"') +
          blob(DARK, strip(places, -0.02, -0.3), 'opacity=".6"') +
          blob(PALE, strip(places, -0.27, -0.6)) +
          blob('#cfc39c', strip(places, -0.24, -0.32)) +
          dots(INK, spots(46, -0.2, 0.44, 0.9)) +
          bars('#3f392d', creases.map(({ p, from, to, w }) => fold(p, from, to, 0, w)).join('; ')) +
          bars(
            '#d3c9a5',
            creases.map(({ p, from, to, w }) => fold(p, from - 0.03, to + 0.06, 2, w * 0.5)).join('; '),
          ) +
          dots(PALE, spots(34, -0.16, 0.4, 1)) +
          blob(INK, '214 90, 240 110, 236 130, 206 128, 216 114', 'opacity=".3"') +
          blob(INK, '16 76, 34 78, 44 86, 46 102, 42 118, 24 126', 'opacity=".28"'),
      ) +
      stroke(
        PALE,
        2.6,
        feet
          .map(
            (p) =>
              `${text([beside(p, -0.4)])}, ${(beside(p, -0.4)[0] - 1.6).toFixed(1)} ${(beside(p, -0.4)[1] + 7).toFixed(1)}`,
          )
          .join('; '),
      ) +
      dots(
        '#c7b88a',
        feet
          .map((p) => `${(beside(p, -0.4)[0] - 1.8).toFixed(1)} ${(beside(p, -0.4)[1] + 8).toFixed(1)} 1.9`)
          .join(', '),
      ) +
      // The mouth is on the underside; a fold of skin closes over the roots of the mops.
      crown(NEAR_MOPS) +
      blob(SKIN, '20 104, 22 92, 30 86, 42 88, 48 98, 44 108, 36 112, 26 111') +
      blob(LIT, '22 98, 27 90, 36 88, 43 92, 36 95, 28 99', 'opacity=".6"') +
      stroke(DARK, 1.4, '20 104, 25 110.6, 35 112, 44 108.6') +
      bars('#3f392d', '30 90 .4, 28 97 1.5, 29 104 .4; 38 90 .4, 37 98 1.6, 38 106 .4') +
      blob(
        SAND,
        '-14 138, 0 134, 16 134, 30 130, 44 129, 58 123, 74 122, 90 117, 108 118, 124 114, 142 115, 158 110, 174 111, 190 108, 206 107, 222 108, 234 115, 246 125, 262 137, 206 142, 110 144, 30 142',
      ) +
      blob(
        SAND_SHADE,
        '222 108, 228 116, 212 124, 188 126, 164 129, 138 132, 108 134, 78 135, 40 138, 100 142, 180 141, 252 137, 238 122',
        'opacity=".6"',
      ) +
      dots(
        GRAINS,
        Array.from(
          { length: 54 },
          () =>
            `${rand.in(-4, 226).toFixed(1)} ${rand.in(130, 140).toFixed(1)} ${rand.in(0.4, 1).toFixed(1)}`,
        ).join(', '),
        'opacity=".8"',
      ) +
      dots(
        GRAINS,
        '192 112 1, 198 106 .9, 204 112 1.1, 210 106 .9, 186 120 1, 215 110 .8, 206 100 .7, 196 99 .8, 180 112 .8',
      ),
    box: [-14, 67, 263, 143],
    pose: 'stand',
    size: 0.34,
    head: [-8, 58, 78, 144],
  };
};
