import { blob, limb, oval, stroke } from '../figures/parts/shapes';
import { set } from './near-animals';
import type { Print } from './print';

type GaurInks = Readonly<Record<'dark' | 'coat' | 'sheen' | 'lit' | 'stocking' | 'far' | 'horn', string>>;

/** A gaur bull in profile that looks to the left, 100 units high: one dark mass on four pale stockings. */
export function gaur(p: Print, at: number, foot: number, height: number, inks: GaurInks): string {
  const { dark, coat, sheen, lit, stocking, far, horn } = inks;
  const leg = (x: number, back: boolean, fill: string, sock: string) => {
    const to = (list: string) =>
      list
        .split(', ')
        .map((point) => point.split(' ').map(Number))
        .map(([dx = 0, y = 0]) => `${x + dx} ${y}`)
        .join(', ');
    return back
      ? blob(sock, to('-2.6 70, 7.6 70, 7 77, 4.8 84, 4.6 90, 5.4 95, -2.8 95, -1.8 89, -1 82, -3 76')) +
          blob(fill, to('-11 50, 10 46, 11.6 58, 9.6 66, 8.4 73, 2 74.4, -3.2 73, -4.6 66, -11 60')) +
          blob(dark, to('-2.6 93.6, 5 93.6, 5.8 97, 5 100, -6 100, -5 96.6'))
      : blob(sock, to('-4.4 70, 4.4 70, 4 77, 2.8 83, 2.8 90, 3.8 95, -3.8 95, -3 90, -3 83, -4.4 77')) +
          blob(fill, to('-8 50, 8 50, 6.8 64, 5 73, 0 74.4, -5 73, -6.4 64')) +
          blob(dark, to('-3.6 93.6, 3.8 93.6, 4.4 97, 4 100, -6.4 100, -5.4 96.6'));
  };
  const drawn =
    leg(-27, false, dark, far) +
    leg(41, true, dark, far) +
    limb(dark, '63 32 4, 67 42 3, 68 56 2.6, 67 64 2') +
    blob(dark, '65.6 62, 68.6 62, 69.4 70, 67 75, 65 70') +
    leg(-11, false, coat, stocking) +
    leg(57, true, coat, stocking) +
    // High ridge of the shoulder, a step down to the loins.
    blob(
      coat,
      '-48 26, -42 18, -34 10, -24 4, -12 1, 0 0.6, 12 2, 20 6, 26 12.6, 36 15.4, 48 16.6, 58 20, 64 27, 66.6 37, 66 48, 63 57, 56 62, 46 60, 34 62, 20 64, 6 65, -8 64.6, -18 66, -26 69.4, -32 68, -36 60, -40 52, -46 46, -52 40',
    ) +
    blob(sheen, '-30 12, -18 7, -4 6, 8 9, 14 16, 12 28, 4 38, -6 42, -14 52, -22 56, -28 46, -31 30') +
    blob(sheen, '40 24, 50 21, 58 25, 62.6 33, 62 44, 57 52, 51 50, 46 40, 42 32') +
    blob(sheen, '14 36, 24 34, 34 38, 36 46, 28 50, 18 48, 12 42') +
    blob(
      lit,
      '-30 8.6, -24 5.2, -12 2.2, 0 1.8, 12 3.2, 19 7, 25 13.4, 36 16.4, 48 17.8, 57 21, 48 20.6, 36 19.4, 25 17.4, 16 12, 4 7, -12 6',
    ) +
    blob(
      dark,
      '-14 60, -6 52, -4 42, -1 54, 10 60, 26 60, 40 56, 46 46, 48 38, 49 50, 54 60, 46 60, 34 62, 20 64, 6 65, -8 64.6',
    ) +
    // Dewlap and neck.
    blob(dark, '-50 42, -42 46, -36 52, -32 60, -27 69.4, -33 70, -40 63, -45 55, -52 49') +
    // Far horn, head in profile, near horn.
    limb(dark, '-55 20 5, -60 13 4.4, -62.6 5 3.6, -60.6 -3 2.4, -57 -8 0.6') +
    blob(
      coat,
      '-42 18, -49 15.4, -56 17.4, -60 22, -63.4 30, -67.4 38, -71.4 45, -73.4 50, -72.4 54, -68.4 56.4, -63 56, -58 53.4, -53 50, -46 47, -40 40, -38 28',
    ) +
    blob(lit, '-54 18.2, -49 16.6, -46 20, -51 24, -57 27, -62 34, -66.6 41, -63.6 31, -59.6 23') +
    blob(stocking, '-71 47.4, -67.4 45.6, -62 48, -60.6 52, -63 55.4, -68.4 56.4, -72.4 54, -73 50.4') +
    blob(dark, '-72.4 47.6, -69.4 46.6, -69.6 49.4, -72 51.4') +
    stroke(dark, 0.8, '-71 52.6, -67.6 53.4, -63.6 53') +
    blob(dark, '-58.4 31, -56.4 28.6, -53.4 28.4, -52 30.2, -54 32, -56.6 32') +
    oval('#8a5a34', -55.2, 30.2, 1.4, 1.2) +
    oval(dark, -55.4, 30.2, 0.8) +
    oval(stocking, -55.8, 29.7, 0.4) +
    stroke(lit, 0.8, '-59 29, -56.4 26.6, -52.6 26.8') +
    blob(dark, '-45 24, -38 22, -31 24.4, -27 29, -32 32, -39 31, -44 29') +
    blob(lit, '-42 25, -37 24.4, -32 26.4, -29.4 28.8, -34 28.6, -39 27.4') +
    limb(horn, '-46 19 6.4, -41 13.6 6, -38.4 6 5, -40 -2 3.8, -45 -8.6 2.2, -48 -10.8 0.7') +
    limb(dark, '-39.4 1 4.4, -41 -3.6 3.6, -45 -8.6 2.2, -48 -10.8 0.7') +
    oval(coat, -47, 19.6, 4.6, 3);
  return set(p, at, foot, height, drawn);
}
