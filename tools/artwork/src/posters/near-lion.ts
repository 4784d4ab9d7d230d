import { n1 } from '../drawing/numbers';
import { bars, both, dots, mirrored, moved, oval, painted, stroke } from '../figures/parts/shapes';
import { rimmed, set } from './near-animals';
import type { Print } from './print';

const INKS = { dark: '#35161a', shade: '#b4682f', coat: '#e39d45', mane: '#7a3a24', lit: '#ffdf94' };
const { dark, shade, lit } = INKS;
const inked = painted({ ...INKS, light: '#fdf0cf' });

/** Half of a ring of locks about the face, short over the brow and long on the breast; each tip hangs down. */
const locks = (fill: string, share: number, count: number, turn: number): string => {
  const at = (step: number, k: number): string => {
    const a = (Math.PI * (step + turn)) / count;
    const r = k * share * (40 + 5 * Math.sin(a) ** 2 + (Math.cos(a) < 0 ? 34 * Math.cos(a) ** 2 : 0));
    return `${n1(r * Math.sin(a))} ${n1(34 - r * Math.cos(a))}`;
  };
  const ring = Array.from({ length: count + 1 }, (_, i) => {
    const k = 1 + 0.05 * Math.sin(2.4 * i + 9 * share);
    return `L${at(i - 0.5, 0.84)}Q${at(i - 0.25, 0.99 * k)} ${at(i + 0.4, 1.02 * k)}Q${at(i + 0.34, 0.92)} ${at(i + 0.5, 0.82)}`;
  });
  return `<path fill="${fill}" d="M0 34${ring.join('')}z"/>`;
};

const half = (...tones: readonly string[]): string =>
  tones.map((tone, i) => locks(tone, 1 - i * 0.14, 12 - i, (i % 2) / 2 - 0.4)).join('');

/** Short hair that stands on the brow. */
const CREST =
  '0 8 6, .2 1 5, .6 -4.6 .4; 4.6 6 6, 6.6 0 5, 10.6 -5.6 .3; 9.6 7 6, 13 2 4.6, 17.4 -2 .3; 14 10 6, 17.6 6 4, 21.4 4 .3';

const ear = (back: string, inside: string): string =>
  inked(`
  ${back} 13 14, 16 5, 22 1.6, 27.4 4.6, 28.4 12, 23 20
  ${inside} 15.4 13, 18 6.8, 22.4 4, 26 6.4, 26.2 12.6, 21.4 18
  dark 18.4 13, 20.4 8.8, 23.2 7.6, 24.8 10, 23 14, 20 16`);

/** The head, its mane in the sun on the left and in shade on the right. */
const head = (): string =>
  half('#4f231d', '#632c20', '#7a3a24', '#8f4a29') +
  moved(half('#8a4628', '#a5592b', '#c0762f', '#d78f40'), 0, 0, 0, -1, 1) +
  moved(ear('mane', 'coat'), 0, 0, 0, -1, 1) +
  ear('#5f2b20', '#bf7c33') +
  inked('#8a4628 -7 14, -6 2, -2.4 -6.6, 0 -8.4, 2.4 -6.6, 6 2, 7 14') +
  bars('#bf7c33', CREST) +
  moved(bars(INKS.coat, CREST), 0, 0, 0, -1, 1) +
  face();

const FACE =
  '0 1, 7 1.4, 13 4.4, 18.4 10, 21.6 18, 22.4 26, 20.8 34, 18.6 40, 18 47, 17 54, 13 60.6, 7.6 64.6, 0 65.6';

const face = (): string =>
  rimmed(
    'lf',
    `o ${mirrored(FACE)}`,
    [INKS.coat, INKS.coat],
    [0, 0],
    both(
      inked(`
  shade 24 24, 20.4 34, 17 39.4, 14.6 44, 13 40.4, 14.8 34, 18.6 29.4, 20.6 22
  lit 7.6 20.6, 10 15.6, 14.4 15.4, 17.4 20, 17.8 23.4, 13 21.8
  light 6.4 31.4, 10 32.6, 15 31, 13 34.2, 9 35.2
  light 0 45.4, 5 43.6, 10.6 44, 14.8 47, 15.6 51.4, 12.6 55, 7 56, 0 54
  light 0 56, 5.6 57.6, 9 57.6, 8 61.4, 4 64.6, -.6 65`),
    ) +
      // The far side of brow, nose and muzzle lies in shade.
      `<g fill-opacity=".36">${inked('mane 5.6 -2, 4.4 10, 5 18, 7.4 24, 6.6 32, 7.6 39, 8.6 43, 4.6 48, 4.6 53, 6.4 58, 5 62, 3 68, 30 68, 30 -2')}</g>`,
  ) +
  inked(`lit -5 20, -1 17, 4 19.4, 5.8 25, 5 32, 6.4 39, 0 41.4, -7.4 39.6, -6.4 31, -6.6 24`) +
  both(
    inked(`
  dark 4.8 32, 6.8 28, 10.4 25.3, 14.4 24.5, 17.2 24, 15.6 27.8, 12.6 30, 8.6 30.8, 6.2 34
  #f2a93b 7.6 29.4, 9.2 27, 12.2 26, 14.9 26, 13.2 28.8, 10.4 30`) +
      oval(dark, 11.2, 27.9, 1.2) +
      oval('#fff', 10.3, 26.8, 0.4),
  ) +
  inked(`dark ${mirrored('0 39.6, 4 38.8, 7.6 39.4, 8.4 41.4, 6.4 44.6, 2.4 47, 0 47.6')}`) +
  both(
    stroke(dark, 1.1, '0 47, .3 50.4, 1.8 53.4, 5.4 55.6, 9.8 55.8, 13.4 54.6') +
      dots(dark, '5.8 49 .5, 9 48.2 .5, 8.6 51.2 .5, 11.8 50.4 .5'),
  );

/** An Asiatic lion that faces us from the grass, the sun straight behind its mane. */
export function lion(p: Print): string {
  const drawn =
    // The breast under the mane, and the back, which goes off to the right.
    rimmed(
      'lb',
      'o -18 64, -26 72, -34 79, -41 91, -43 112, 64 112, 64 54, 57 49.4, 49 50.6, 41 51.6, 34 48.6, 24 47, 10 52',
      [lit, shade],
      [0.2, -1.1],
      inked(`
  #96532a 40 53, 45 62, 44 78, 38 112, 54 112, 50 92, 51 74, 57 62, 64 56, 50 56
  mane 0 60, 26 60, 31 70, 29 88, 20 114, -18 114, -26 96, -22 70
  coat -26 72, -32 80, -35 92, -36 112, -27 112, -26 92`),
    ) + moved(head(), 0, 9.6, 0, 0.88);
  return set(p, 50, 96, 84, drawn);
}
