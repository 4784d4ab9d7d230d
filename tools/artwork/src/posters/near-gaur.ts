import { locks } from '../figures/parts/fur';
import {
  bars,
  blob,
  blobPath,
  both,
  limb,
  mirrored,
  moved,
  oval,
  stroke,
  within,
} from '../figures/parts/shapes';
import { whole } from './near-animals';
import type { Print } from './print';

type GaurInks = Readonly<
  Record<'dark' | 'coat' | 'sheen' | 'lit' | 'muzzle' | 'boss' | 'horn' | 'tip', string>
>;

const HEAD = mirrored(
  '0 -24, 6 -23.4, 10.4 -20.6, 12 -15, 12.6 -8, 11.8 -1, 9.8 7, 8.6 14, 9 20, 9 26, 6.6 30, 0 31.2',
);

/** A pale ridge between horns that sweep out, up and in; the ears hang below them. */
const head = ({ dark, coat, sheen, lit, muzzle, boss, horn, tip }: GaurInks): string =>
  both(
    blob(coat, '10 -13, 16 -13.6, 22.6 -11, 27 -5.6, 22 -3.4, 15.6 -4.4, 10.6 -7.4') +
      blob(dark, '13 -10.6, 18 -10.6, 22.6 -8.6, 25 -6, 20.6 -5.4, 15 -6.4') +
      stroke(lit, 0.8, '12 -13, 17 -13.2, 22.4 -10.8, 26 -6.6'),
  ) +
  both(
    limb(horn, '7 -19 8.6, 14 -19.4 8.8, 21 -22.4 8.2, 26.4 -28.4 7, 28.2 -36 5.2, 26 -42.6 3, 22.6 -46 .8') +
      limb(boss, '9 -15.6 .4, 16 -16.2 1.6, 23.4 -20 2, 28.4 -27 1.6, 30 -34 .4') +
      limb(tip, '27.7 -32.4 5.9, 28.2 -36 5.2, 26 -42.6 3, 22.6 -46 .8') +
      bars(
        boss,
        '12.6 -23.4 .3, 13.8 -19.4 .8, 13.2 -15.4 .3; 17.2 -24.6 .3, 18.8 -21 .7, 19 -16.8 .3; 21.4 -27 .3, 23.2 -23.6 .7, 24 -19.6 .3',
      ),
  ) +
  blob(coat, HEAD) +
  within(
    'gh',
    blobPath(HEAD),
    both(
      blob(dark, '12.6 -16, 8.6 -12, 9 -6, 7.6 0, 6.6 8, 5.4 15, 6 20, 14 20, 14 -10') +
        blob(sheen, '0 -6, 4 -7, 5.6 -3, 4.6 4, 3.6 11, 3.8 17, 0 18') +
        blob(coat, '10 -2, 12 0, 10.6 6, 9.4 12, 7.6 12, 8.4 6'),
    ),
  ) +
  // The ridge of the forehead.
  blob(boss, mirrored('0 -24.4, 6 -23.8, 10.6 -20.6, 11.6 -16, 9 -12.6, 6 -9.4, 2.6 -7, 0 -6.4')) +
  locks(boss, '10.6 -15 .4, 7 -10.4 1.8, 3 -7.4 2, -3 -7.4 2, -7 -10.4 1.8, -10.6 -15 .4', 2, 0.2) +
  both(limb(muzzle, '0 -23.6 .4, 5 -22.6 1.8, 9 -19.4 1.6, 10.6 -16 .4')) +
  bars(
    horn,
    '-4 -20 .3, -3.4 -16 .8, -4 -12 .3; 0 -21 .3, .4 -17 .8, 0 -12 .3; 4.4 -20 .3, 4 -16 .8, 4.4 -12 .3',
  ) +
  both(
    // Eye under its lid.
    blob(dark, '6.4 -3.4, 8.4 -6.4, 11.4 -6.2, 12.8 -3.4, 11 -1.4, 8 -1.4') +
      oval('#7d4c2a', 9.6, -3.6, 1.9, 1.7) +
      oval('#0d0806', 9.6, -3.6, 1.2) +
      oval('#fff', 9, -4.2, 0.5) +
      stroke(lit, 0.8, '6.2 -5.4, 8.6 -7.6, 11.8 -7.2') +
      stroke(sheen, 0.8, '7 0, 9.6 .6, 11.6 -.4'),
  ) +
  // Pale muzzle, dark nose.
  blob(muzzle, mirrored('0 14.4, 5 14, 8.4 16.6, 9.4 21, 9.2 26, 6.6 30, 0 31.2')) +
  both(blob(boss, '9.2 18, 9.4 21, 9.2 26, 6.6 30, 0 31.2, 0 29.4, 5 28, 7.4 24.6')) +
  blob(dark, mirrored('0 15.4, 4.4 15, 7.4 17.4, 7.2 21, 4 24, 0 24.8')) +
  blob(sheen, mirrored('0 16.4, 3 16.2, 3.4 18.4, 1.8 20.6, 0 21')) +
  both(
    blob('#0d0806', '3.4 19.6, 5.4 18, 6.6 19, 5.8 21, 4 21.6') +
      stroke(lit, 0.5, '3.6 18.4, 5.2 16.9, 6.8 17.8'),
  ) +
  stroke(dark, 0.8, '0 24.8, 0 26.6; -6.4 27, -3 27.1, 0 26.6, 3 27.1, 6.4 27');

/** Its high ridge behind the head, the flank falling away to the right. */
const BODY =
  '4 104, 5 88, 7 76, 11 64, 17 55, 25 48.6, 33 44, 41 40.4, 48 39, 54 39.6, 59 43, 64 48, 71 51, 78 55.6, 82 63, 83.6 74, 84 104';

/** A gaur bull to its chest in grass, face on, its head at (x, y). */
export function gaur(p: Print, x: number, y: number, inks: GaurInks): string {
  const { dark, coat, sheen, lit } = inks;
  const body = blobPath(BODY);
  return whole(
    p,
    `<path fill="${coat}" d="${body}"/>` +
      within(
        'gb',
        body,
        blob(dark, '60 104, 58 90, 60 79, 64 88, 70 92, 78 92, 84 88, 84 104') +
          blob(sheen, '40 44, 48 42, 54 44, 58 52, 59 62, 57 74, 53 86, 49 92, 51 78, 52 66, 50 56, 46 49') +
          blob(sheen, '68 54, 74 56.6, 79 62, 82 71, 82.6 82, 79 88, 77.6 77, 75 67, 71.6 60') +
          blob(
            lit,
            '24 50.6, 34 45, 42 41.4, 48 40.4, 54 41, 58.6 44.6, 64 50, 71 53, 78 57, 71 51, 64 46, 56 38, 46 37, 32 43',
          ) +
          blob(dark, '12 66, 18 56, 30 50, 44 52, 50 62, 52 76, 48 92, 44 104, 18 104, 14 88, 13 74') +
          blob(coat, '20 84, 24 80, 40 80, 44 84, 42 94, 36 104, 26 104, 21 94') +
          limb(sheen, '27 86 .4, 26 93 2, 28 101 .6') +
          limb(sheen, '37 86 .4, 38.4 92 1.6, 36.6 99 .6') +
          limb(lit, '5.6 88 .4, 8 76 1.4, 12 65 1.4, 18 56 .4') +
          limb(dark, '66.6 60 .3, 64.4 70 1.2, 65 80 .9, 66.4 86 .3'),
      ) +
      moved(head(inks), x, y, -3, 0.9),
  );
}
