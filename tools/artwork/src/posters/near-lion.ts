import { n1 } from '../drawing/numbers';
import { bars, both, dots, mirrored, moved, oval, painted, stroke } from '../figures/parts/shapes';
import { rimmed, set } from './near-animals';
import type { Print } from './print';

const INKS = { dark: '#35161a', shade: '#b4682f', coat: '#e39d45', mane: '#7a3a24', lit: '#ffdf94' };
const { dark, shade, lit } = INKS;
const inked = painted({ ...INKS, light: '#fdf0cf', buff: '#f3c173' });

/** Half of a ring of locks about the face, short over the brow and long on the breast; each tip hangs down. */
const locks = (fill: string, share: number, count: number, turn: number): string => {
  const at = (step: number, k: number): string => {
    const a = (Math.PI * (step + turn)) / count;
    const r = k * share * (40 + 5 * Math.sin(a) ** 2 + (Math.cos(a) < 0 ? 34 * Math.cos(a) ** 2 : 0));
    return `${n1(r * Math.sin(a))} ${n1(34 - r * Math.cos(a))}`;
  };
  const ring = Array.from({ length: count + 1 }, (_, i) => {
    const k = 1 + 0.05 * Math.sin(2.4 * i + 9 * share);
    return `L${at(i - 0.5, 0.88)}Q${at(i - 0.2, 1.01 * k)} ${at(i + 0.4, 1.01 * k)}Q${at(i + 0.36, 0.94)} ${at(i + 0.5, 0.87)}`;
  });
  return `<path fill="${fill}" d="M0 34${ring.join('')}z"/>`;
};

const half = (from: number, ...tones: readonly string[]): string =>
  tones.map((tone, i) => locks(tone, 1 - (i + from) * 0.14, 12 - i - from, (i % 2) / 2 - 0.4)).join('');

/** Short hair that stands on the brow. */
const CREST =
  '-.4 8 7, .2 2 5.6, 1.6 -2.6 .6; 4.2 6 7, 6.6 1.2 5.4, 10.4 -2.8 .5; 9.6 7 6, 13 3 4.6, 17 .4 .5; 14 10 6, 17.6 6.6 4, 20.6 5 .4';

const ear = (back: string, inside: string): string =>
  inked(`
  ${back} 13 14, 16 5, 22 1.6, 27.4 4.6, 28.4 12, 23 20
  ${inside} 15.4 13, 18 6.8, 22.4 4, 26 6.4, 26.2 12.6, 21.4 18
  mane 18.4 13, 20.4 8.8, 23.2 7.6, 24.8 10, 23 14, 20 16`);

/** The head, its mane in the sun on the left and in shade on the right. */
const head = (): string =>
  half(0, '#4f231d', '#632c20') +
  moved(half(0, '#8a4628', '#a5592b'), 0, 0, 0, -1, 1) +
  moved(ear('mane', 'coat'), 0, 0, 0, -1, 1) +
  ear('#5f2b20', '#bf7c33') +
  // Locks before the ears, which are half sunk in the mane.
  half(2, '#7a3a24', '#8f4a29') +
  moved(half(2, '#c0762f', '#d78f40'), 0, 0, 0, -1, 1) +
  inked('#8a4628 -11 14, -9 1, -4 -5.4, .6 -7.6, 5 -5, 9 1, 11 14') +
  bars('#bf7c33', CREST) +
  moved(bars(INKS.coat, CREST), 0, 0, 0, -1, 1) +
  face();

const FACE =
  '0 1, 7 1.4, 13 4.4, 18.4 10, 21.4 18, 22 26, 20.6 34, 18.8 40, 18.4 47, 18 54, 15.4 60, 12.4 65, 7.6 68.6, 0 69.6';

const face = (): string =>
  rimmed(
    'lf',
    `o ${mirrored(FACE)}`,
    [INKS.coat, INKS.coat],
    [0, 0],
    both(
      inked(`
  shade 24 24, 20.4 34, 17 40.4, 15.6 46, 13.4 41.4, 14.4 35, 18.2 29.4, 20.6 22
  shade 8.4 33, 10.4 37, 10 42, 7 43, 6 38
  buff 6.4 24.6, 8.6 21.4, 12.4 20.4, 16 21.4, 17.8 24, 13.4 23, 9.6 23.6
  light 7 32.4, 10.4 32.2, 14.6 30.4, 12.6 33.4, 9.4 34.6
  light 0 48.4, 5 46.4, 10.6 46.6, 14.6 49.4, 15.6 53, 14.4 56, 10.6 56.2, 6 56, 0 55.6
  light -.6 57.6, 5 58, 9.4 59, 9.4 62, 6 65.4, -.6 66.6`),
    ) +
      // The far side of brow, nose, muzzle and chin lies in shade.
      `<g fill-opacity=".42">${inked('mane 5.6 -2, 4.4 10, 4.6 18, 6.4 24, 6 32, 7 39, 7.6 45, 3.4 49, 1 53, 1.4 57, 4 60, 4.6 65, 3 72, 30 72, 30 -2')}</g>`,
  ) +
  inked(`buff -4.8 20, -1 16, 3.4 18.4, 5 24, 4.4 32, 5.8 41, 0 43.6, -7 42.6, -6 32, -6.2 24`) +
  both(
    inked(`
  dark 5 33, 6.8 29.2, 10 26.6, 13.6 25.8, 17 26.4, 15.4 29, 12.4 30.4, 8.8 31, 6.6 33.8
  #f2a93b 8 29.7, 9.6 27.9, 12 27.2, 14.4 27.5, 13 29.2, 10.4 30`) + oval(dark, 11.1, 28.5, 1),
  ) +
  inked(`dark ${mirrored('0 41.6, 4.4 40.8, 8 41.4, 8.8 43.6, 6.6 47, 2.6 49.6, 0 50.2')}`) +
  both(
    stroke(dark, 1.1, '0 49.4, 0 53.8, 1.8 55.3, 5.4 56.2, 9.6 56.6, 13.4 57.4') +
      dots(dark, '5.8 51 .45, 9.4 50.4 .45, 8.6 53.4 .45, 12 52.8 .45'),
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
