import { along } from '../figures/parts/along';
import { locks } from '../figures/parts/fur';
import {
  bars,
  blob,
  blobPath,
  both,
  dots,
  limb,
  mirrored,
  moved,
  oval,
  stroke,
  within,
} from '../figures/parts/shapes';
import { type CoatInks, tailRings, whole } from './near-animals';
import type { Print } from './print';

const HEAD = mirrored(
  '0 -17, 6 -16.4, 11.4 -13.8, 15.4 -9.4, 17.6 -3.6, 18.6 2.6, 18.4 8, 16.4 12.4, 12.6 16.4, 8.4 19.6, 4 21.4, 0 21.8',
);
const PEARL = '#c3cad6';

/** Small round ears set wide, a broad muzzle, pale eyes under a spotted brow. */
const face = ({ dark, shade, coat, lit, light }: CoatInks): string =>
  both(
    blob(dark, '9.4 -12, 11 -16, 14 -18, 17.6 -16.8, 19.2 -13, 18.6 -8, 15 -4.6') +
      blob(PEARL, '12 -11.4, 13 -14.6, 15 -15.4, 16.8 -13.4, 16.8 -9.8, 15 -7') +
      blob(lit, '11 -10.6, 12.6 -13, 13.6 -10.6, 15.2 -10.8, 15 -7, 13 -6'),
  ) +
  both(locks(PEARL, '18 -2 .8, 19 4 2, 17.6 10 2.8, 13 16.4 2.8, 7 20.4 2', 2, 0.8)) +
  blob(coat, HEAD) +
  within(
    'sf',
    blobPath(HEAD),
    both(
      blob(shade, '14 -13, 17 -7, 19.4 0, 19.4 8, 14 14, 15.4 7, 15.4 0, 14 -6') +
        blob(lit, '5.6 6, 10 3.8, 14.6 5, 17 9, 14 14, 9 19, 3 23, 3 14'),
    ) + blob(lit, mirrored('0 -17.4, 3.6 -17, 5 -12, 3.6 -7, 3 -1, 3.6 6, 0 7')),
  ) +
  both(
    bars(
      dark,
      '14.2 2 .5, 16.6 4 1.5, 18.2 7.4 .5; 12.2 6.6 .4, 14.8 8.8 1.4, 16.4 12 .5; 9.4 10 .3, 12.4 12.2 1.2, 13.6 15 .4; 5.6 -14.4 .6, 6.8 -12 1.7, 6.6 -9.8 .5; 9.8 -12.8 .6, 11 -10.4 1.7, 11 -8.4 .5; 13.4 -10 .5, 14.4 -7.6 1.5, 14.4 -5.4 .4; 2.2 -15 .6, 2.8 -12.8 1.5, 2.4 -11 .5',
    ) +
      dots(
        dark,
        '1.2 -9 .7, 4.2 -8.6 .8, 8.4 -8.6 .7, 11.6 -6.6 .7, 2.4 -6.4 .6, 4.6 -12 .5, 9 -14.4 .6, 0.8 -11.6 .5',
      ) +
      blob(lit, '2.8 -3.4, 4.2 -6.6, 7.4 -7.8, 10.6 -6.6, 12.4 -4.2, 8.8 -4.9, 5.4 -4.2') +
      blob(lit, '3.4 2.2, 7 2.2, 10.4 1.2, 10.4 3.4, 7 5, 4 4.8') +
      blob(dark, '2.4 3, 4.4 -1.8, 7.4 -4.2, 10.8 -3.9, 13 -1.4, 10.8 0.9, 7.6 1.8, 5 1.7, 3.6 4.6') +
      oval('#c6d59a', 7.8, -1.2, 2.6, 2.2) +
      oval(dark, 7.7, -1.3, 1.15) +
      oval('#fff', 7, -2, 0.5) +
      blob(dark, '4.2 -1.7, 7.4 -4.3, 11.6 -3, 8.2 -2.8') +
      blob(shade, '3.2 1, 4.6 4, 4.4 8, 2.6 7') +
      blob(PEARL, '10 10, 9.8 14, 6.8 16, 3 15.6, 0 13.8, 0 21, 5 20, 9.8 16.6') +
      blob(lit, '-0.6 8.4, 3 6.4, 7.2 7.8, 10 10.6, 9.4 14, 6.2 15.6, 2.6 14.8, 0 12.8, -0.6 12'),
  ) +
  blob(lit, mirrored('0 14.4, 3.6 15.6, 4.4 17.8, 3 19.8, 0 20.4')) +
  stroke(dark, 0.8, '0 9.6, 0 12.6; -9.6 15, -6.2 15.8, -2.6 14.9, 0 12.8, 2.6 14.9, 6.2 15.8, 9.6 15') +
  blob(dark, mirrored('0 4.8, 3.2 4.4, 4.9 5, 4.2 7.2, 2 9.3, 0 10')) +
  blob('#cf9488', mirrored('0 5.2, 3 4.9, 4 5.5, 3.3 7, 1.6 8.5, 0 9')) +
  both(
    dots(dark, '4.6 9.8 .45, 6.8 10.4 .45, 4.8 12 .45, 7 12.6 .45, 8.6 11.8 .35') +
      stroke(light, 0.4, '9.8 10.4, 17 8.4, 26 9; 9.8 12, 17 12.6, 25 16; 9 13.8, 14 17, 18 22'),
  );

/** Open rings about a darker middle, each turned its own way, `'x y radius, …'`. */
function rosettes(dark: string, middle: string, list: string): string {
  const places = list.split(', ').map((place) => place.split(' ').map(Number));
  const arc = (turns: readonly number[]) =>
    places
      .map(([x = 0, y = 0, r = 0], i) =>
        turns
          .map((turn) => {
            const a = ((turn + i * 77) * Math.PI) / 180;
            return `${x + r * 0.95 * Math.cos(a)} ${y + r * 1.15 * Math.sin(a)}`;
          })
          .join(', '),
      )
      .join(';');
  return (
    dots(middle, list) +
    stroke(dark, 0.95, arc([0, 50, 100, 140])) +
    stroke(dark, 0.95, arc([185, 225, 255])) +
    stroke(dark, 1.1, arc([295, 315]))
  );
}

const TAIL =
  '60 66 8, 67.4 70 9.6, 68.4 77 10.4, 60 81.8 10.8, 47 83 10.8, 33 82.8 10.6, 21 81 10.2, 13.4 76 9.4, 11.4 69.4 6.6';

/** A snow leopard that sits face on, its thick tail about its feet. */
export function snowLeopard(p: Print, inks: CoatInks): string {
  const { dark, shade, coat, lit } = inks;
  const body = mirrored('0 40, 11 43, 17 49, 20.6 56, 22 63, 25.4 67, 28 73, 28.4 80, 26 86, 0 87');
  const under = along(TAIL, 3, 4)
    .map(({ x, y, w, nx, ny }) => `${x + nx * w * 0.34} ${y + ny * w * 0.34} ${w * 0.3}`)
    .join(', ');
  return whole(
    p,
    moved(
      both(locks(coat, '16.4 48 1, 20.6 56 2.4, 22.4 63 2, 27.6 72 1.6, 28.4 80 1', 2.6, 0.8)) +
        `<path fill="${coat}" d="${blobPath(body)}"/>` +
        within(
          'sb',
          blobPath(body),
          blob(lit, mirrored('0 46, 10 48, 13.4 54, 12 63, 9 72, 7.6 88, 0 88')) +
            both(
              blob(shade, '22 50, 24 58, 23 66, 18 70, 15.4 78, 15 88, 12 88, 13.6 76, 16 66, 20 60') +
                blob(lit, '20 68, 24 68.6, 27 73, 27.6 79, 24 78, 21 74') +
                blob(PEARL, '0 60, 1.6 66, 1.8 76, 1.4 88, 0 88'),
            ) +
            blob(shade, mirrored('0 44, 13 44, 17 48, 12 54.6, 6 58, 0 59')) +
            both(
              rosettes(
                dark,
                PEARL,
                '17 54 2.1, 19.8 60.8 2.2, 14.4 60.4 2, 24.4 71.6 2.2, 22 78 2.2, 17.4 67.4 2, 17 75 1.9',
              ) +
                bars(
                  dark,
                  '9 63 .4, 11 64 1.3, 12 66 .4; 6.4 68.6 .4, 8 69.8 1.2, 8.6 71.6 .4; 10.4 70.4 .4, 12 71.6 1.3, 12.4 73.4 .4; 4 73 .4, 5.4 74.2 1.2, 5.6 76 .4; 8.6 75.4 .4, 10.2 76.4 1.3, 10.6 78 .4; 4.6 62 .3, 6 63 1, 6.6 64.6 .3',
                ) +
                dots(dark, '22.4 66.6 .8, 13 78.6 .7, 20.4 68.6 .6, 25.6 77.6 .7, 13.6 69.4 .6'),
            ),
        ),
      36,
      -3,
    ) +
      locks(coat, '56 87 .8, 46 88.6 1, 33 88.2 1, 20 86.4 1', 3, -0.6) +
      limb(coat, TAIL) +
      limb(shade, under) +
      bars(dark, tailRings(TAIL, 6.6, 4.4, [1.6, 2.8], 0.46)) +
      limb(dark, '13 74.6 8.6, 12 71.6 7.8, 11.4 69.4 6.6') +
      moved(face(inks), 36, 33, 0, 0.98),
  );
}
