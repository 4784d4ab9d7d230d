import { bars, blob, both, dots, mirrored, oval, stroke } from '../figures/parts/shapes';
import { set, type TigerInks } from './near-animals';
import type { Print } from './print';

/** The hem is the shade of the white. */
type BathingInks = TigerInks & Readonly<Record<'lit' | 'hem' | 'nose' | 'noseLit', string>>;

/** Breast and shoulders down to the water: on each side a round shoulder over the upper arm. */
const body = ({ dark, shade, coat, lit, light, hem }: BathingInks): string =>
  both(
    blob(coat, '-2 70, 26 72, 44 72, 58 77, 68 86, 74 98, 77 112, 78 124, -2 124') +
      blob(lit, '46 72.6, 58 77, 68 86, 74 98, 76.6 110, 71 99, 64 89, 55 82') +
      blob(shade, '16 84, 30 90, 36 98, 38 110, 40 124, 8 124, 10 104') +
      blob(shade, '30 78, 44 79, 52 84, 46 87, 38 92, 30 92, 20 90'),
  ) +
  blob(light, mirrored('0 84, 10 88, 18 92, 22 101, 20 112, 18 124, 0 124')) +
  both(
    blob(hem, '-2 92, 8 95, 18 91, 24 96, 16 103, 7 106, -2 106') +
      bars(
        dark,
        '50 75 .4, 54 82 4, 54 91 .6; 61 80 .6, 64.6 88 4.6, 63 98 .6; 71 91 1, 71.6 98 5, 67 106 .6; 76 104 1.4, 73 110 4.4, 66 113.6 .6; 42 92 .5, 47 98 3.6, 54 101 .5; 42 103 .5, 48 108 4, 56 109.4 .5; 42 113 .5, 48 116.6 3.6, 56 116 .5; 22 98 .4, 27 101 3, 33 100 .5; 20 108 .4, 26 111 3.2, 33 110 .5',
      ),
  );

const STRIPES =
  '3 12 1.6, 11 13.6 3.6, 21 20 .6; 3.4 18 1.2, 11 19.6 3.4, 20 27 .5; 3 24 .8, 8 26 2.4, 13 30 .5; 26 16 1, 31.4 22 3.4, 33 30 .5;' +
  '43 31 3, 38.6 35 4, 33 36 .5; 47 42 3, 42 43.4 4.6, 36.6 47 .5; 51 53 3, 45 52.6 5, 36 57 .6; 55 62 3, 47 61 5, 37 65.6 .6;' +
  '34 55 .5, 29 58.6 2.4, 22 61 .4; 38 59.6 .4, 33 63.4 2, 27 65 .4; 54 71 2.6, 47 69.4 4.6, 39 72.6 .5; 50 79 2.4, 44 77.4 4, 37 79 .5; 43 87 2, 38.6 85 3.2, 33 86 .5';

/** A tiger that sits in the water to its shoulders and looks at us; its head is 100 units high. */
export function bathingTiger(p: Print, at: number, foot: number, height: number, inks: BathingInks): string {
  const { dark, shade, coat, lit, light, hem, nose, noseLit } = inks;
  const drawn =
    body(inks) +
    both(
      blob(dark, '22 22, 22.6 11, 28 4, 36 2.4, 43.4 6.4, 45.6 15, 42 28') +
        blob(light, '28 20, 28.4 12.6, 32 8.4, 37 8.6, 40 13.4, 37.6 24'),
    ) +
    blob(
      coat,
      mirrored(
        '0 8, 14 9.4, 26 13.6, 36 22, 42.4 33, 45.6 44, 49 54, 56 64, 52 68, 53.4 77, 46 79.6, 46 87.6, 37.6 88, 33 94.6, 24 94, 13 98.6, 0 99',
      ),
    ) +
    both(
      // The ruff of the cheek, white at its hem.
      blob(
        light,
        '22 70, 30 67.6, 40 70, 48 65, 56 64, 52 68, 53.4 77, 46 79.6, 46 87.6, 37.6 88, 33 94.6, 24 94, 13 98.6, -1 99, -1 84, 16 84',
      ) +
        blob(shade, '32 19, 41 31, 45.6 44, 49 54, 54 62, 46 64, 40 62, 40 48, 37 34') +
        // Temple and cheek in the light.
        blob(lit, '13 29, 20 25, 28 27, 32 34, 31 40, 26 36, 19 34') +
        blob(light, '10 42, 11.6 37, 16 33.6, 22 33, 27.4 36, 29 40.4, 23 40, 16.6 42.4, 12 46') +
        blob(light, '13.4 55.6, 18 53, 25 51.4, 31 49, 27 54.4, 21 57.4, 15.6 59') +
        // Side of the nose.
        blob(shade, '7.6 38, 9.6 48, 11.4 58, 13.6 64, 10.6 66.6, 6.4 60, 5 46'),
    ) +
    blob(lit, mirrored('0 32, 3.6 34, 5 46, 7 58, 6 62.4, 0 62')) +
    both(
      bars(dark, STRIPES) +
        // The eye, small and slanted; its black runs down toward the nose.
        blob(
          dark,
          '10.4 54.6, 12.4 49, 15.6 44.6, 20.6 41.6, 26 41.4, 30.4 42.6, 27.6 45, 25.4 48.6, 20.4 50, 15.4 50, 12.6 52',
        ) +
        blob('#f2c648', '15.6 47.2, 17.6 44.4, 21 43.2, 24.8 43.6, 25.4 45.8, 23 48, 19 48.8') +
        oval(dark, 20.8, 45.8, 1.7, 1.9) +
        oval('#fff', 20.2, 44.9, 0.7) +
        stroke(dark, 1, '10.6 54, 11.4 58, 12.8 61'),
    ) +
    bars(dark, '0 9.6 2, 0 16 3, 0 26 .6') +
    // Muzzle and chin.
    blob(light, mirrored('0 86, 9 85.6, 10 92, 6.6 96.4, 0 97.4')) +
    blob(hem, mirrored('0 86, 9 85, 11.4 88, 6 89.6, 0 89')) +
    both(
      blob(light, '-1 70, 8 66.6, 17 66.4, 24.6 70, 28.4 77, 26 84, 19 88.4, 10 88.6, 3 86, -1 82') +
        blob(hem, '28.2 78, 26.4 84.4, 20 88.8, 10 89, 3 86.4, 9 86.6, 16 87, 22 85.6, 26 82') +
        dots(dark, '9 72.4 .9, 15 71.2 .9, 20.6 73 .9, 11 77 .9, 17 76.4 .9, 22.6 78 .8') +
        stroke(light, 0.7, '21 73, 40 69, 58 71; 22 77, 42 78, 58 84; 18 79, 36 86, 48 95'),
    ) +
    both(stroke(dark, 1.7, '0 75, 0 79.4, 3 82.6, 8 84.4, 14 85, 19.6 86.2, 23 86')) +
    blob(nose, mirrored('0 62, 5.6 61.2, 11 62.6, 12 65, 8.4 69.6, 3.6 73.4, 0 75.4')) +
    blob(noseLit, mirrored('0 62.6, 5 62, 9 63, 6 64.8, 0 65')) +
    both(blob(dark, '2.6 71.8, 4.4 68.6, 8.4 66.6, 10.6 66.4, 8.4 69.6, 4.6 72.8'));
  return set(p, at, foot, height, drawn);
}
