import { locks } from '../figures/parts/fur';
import { both, moved, painted } from '../figures/parts/shapes';
import { whole } from './near-animals';
import type { Print } from './print';

/** Arms two and a half times as long as the trunk; the trunk swung aside, the bent legs, the head. */
const FORMS = `
  o 46 50.6 7.4, 41.6 44.6 6.2, 36.6 37.6 5, 32.6 31.6 4.6, 30.4 27.4 4.9, 28.6 22 4.4, 27 16 3.2, 26.2 11.4 2.6
  o 50 50.6 7.4, 54.6 45 6.2, 60 38.4 5, 64.4 32.4 4.6, 67 28 4.9, 69.4 21.6 4.4, 71.4 14.6 3.2, 72.6 9.4 2.6
  o 44.4 48.6 5, 48.2 47.6 6.4, 52 48.6 5
  o 41 51, 44 48, 47.9 46.8, 51.7 46.8, 54.6 49, 54.4 54, 51.6 59.4, 47.6 63.8, 43.6 67.6, 38.6 69.4, 34.4 67.6, 32.8 63.8, 34.2 59, 37.6 55
  o 42.6 62.6 9.4, 48.4 62.4 8.2, 53 62.4 6.4, 55 64.6 5.4, 53.4 69.2 4.3, 51.4 73.2 3.2
  o 38 64.6 9.4, 33.4 68 8.2, 29.4 70.2 6.4, 27.8 72.6 5.4, 28 76 4.3, 27 79.6 3.2
  o 40.6 39, 41.4 34, 44 30.4, 48.2 29, 52.4 30.4, 55 34, 55.8 39, 54.6 44, 52 47.6, 48.2 48.6, 44.4 47.6, 41.8 44`;
/** Four fingers laid over the stem and the short thumb against it. */
const HANDS = `
  o 24.6 11.6 1.8, 22.4 9 1.8, 22.6 6.4 1.5; 25.6 11 1.8, 24.2 7.8 1.8, 24.6 5.2 1.5; 26.6 10.8 1.8, 26.2 7 1.8, 26.8 4.6 1.5; 27.6 11 1.8, 28.2 7.4 1.7, 28.8 5.2 1.4
  o 70.8 9.4 1.8, 70 6 1.8, 70.6 2.8 1.5; 72 9 1.8, 71.8 5.4 1.8, 72.6 2.2 1.5; 73.2 9 1.8, 73.6 5.6 1.8, 74.4 2.4 1.5; 74.4 9.4 1.8, 75.4 6.2 1.7, 76.2 3.2 1.4
  o 24.2 11.8, 25 9.4, 27 8.8, 28.4 10, 28 13, 26.4 14.6, 24.6 13.8
  o 70.6 9.6, 71.6 7.4, 73.8 7.2, 75 8.8, 74 11.8, 72.2 13, 70.8 11.8`;
/** From the ankle down: heel and sole, four toes that curl together, and the big toe set off against them as a thumb. */
const FOOT = `
  o -.5 .4 2.4, .2 .6 3.4, .4 3 3.8, .9 5.4 4
  o ~1.6 -.6 5.4, -.8 8, .2 9.8; .9 6, 1.1 8.4, 2.2 9.6; 1.9 5.6, 2.9 7.6, 4 8.4; 2.2 4.4, 4 6.2, 5.2 6.6
  o -.4 2 2.2, -2.8 3.4 1.9, -4 5.8 1.7, -3.4 8 1.3`;
/** Where its coat hangs. */
const COAT: readonly [line: string, lean: number][] = [
  ['42 48.4 1.2, 36.6 41 1.5, 31.4 33.4 1.5, 28.6 27 1.2, 26.6 20 .5', 1.5],
  ['71.4 20 .5, 69 27.4 1.2, 65.6 34 1.5, 60 41.4 1.5, 54.6 48 1.2', -1.5],
  ['43.4 67.6 1, 38.6 69.4 1.4, 36.4 69 1', -1.5],
  ['32.8 64.6 1, 34.2 59 1.4, 37.6 55 1.4, 41 51 1', -1.5],
  ['54.8 50 1, 54.4 54 1.4, 51.8 59 1.2', -1.5],
  ['46 48.6 .8, 42.4 45 1, 40.8 40 1, 41.4 34.6 .8', -1.5],
  ['55 34.6 .8, 55.6 40 1, 54 45 1, 50.4 48.6 .8', -1.5],
];

/** A hoolock at full swing under its bamboo, dark before the morning but for its face and white brows. */
export function swingingGibbon(p: Print, ink: string, brow: string): string {
  const shape = (fill: string) =>
    painted({ o: fill })(FORMS + HANDS) +
    moved(painted({ o: fill })(FOOT), 51.4, 73.2, 14, 0.95) +
    moved(painted({ o: fill })(FOOT), 27, 79.6, 26, -0.92, 0.92) +
    COAT.map(([line, lean]) => locks(fill, line, 1.9, lean)).join('');
  const inked = painted({ brow, skin: '#5a5444', shade: '#443f34', iris: '#c98a3a', ink });
  const half = inked(`
  skin 0 -1.8, 2.6 -2.6, 4.7 -1.4, 5 1.2, 3.6 3.8, 2.9 6, 0 7.2, -.2 2
  shade 0 -1.4, .9 .6, 1.5 3, 2.9 4.8, 2.6 6.2, 0 7.1, -.2 3
  ink .9 .8, 2 -.5, 3.4 -.4, 4.3 .8, 3 1.7, 1.7 1.6
  iris 1.6 .7, 2.3 -.1, 3.2 0, 3.6 .8, 2.6 1.4
  ink 2.1 .6, 2.5 .2, 2.9 .5, 2.8 1, 2.3 1.1
  brow ~.5 2.8 .3, 2.9 .3
  ink ~.5 .9 3.7, .5 3.4
  brow .8 -2.2 .5, 2.2 -3.5 1.3, 4 -3.6 1.4, 5.6 -2.4 1.1, 6.4 -.8 .3`);
  const face = both(half) + inked('ink ~.45 -1.7 5.5, 0 5.3, 1.7 5.5');
  return whole(p, moved(shape('#f6c56f'), 0.4, 0) + shape(ink) + moved(face, 48.2, 37.8, 3, 1));
}
