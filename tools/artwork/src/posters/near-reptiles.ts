import { along, beside, type PathPlace } from '../figures/parts/along';
import {
  bars,
  blob,
  blobPath,
  both,
  dots,
  limb,
  limbPath,
  mirrored,
  moved,
  oval,
  poly,
  stroke,
  within,
} from '../figures/parts/shapes';
import { set, whole } from './near-animals';
import type { Print } from './print';

const BODY =
  '34.6 83 7, 35.6 78 9.4, 37 74 12, 38.6 69.6 14, 40.6 65 15.4, 43.4 60.4 17, 46.8 53.6 18, 49.4 46 16, 50.4 39 12, 50 32 9.6, 48 25 7.8, 44.6 18.6 6, 40 13 4.2, 34.6 9.4 2.6, 29 8 0.6';

/** A salt-water crocodile seen from above, as it swims toward us. */
export function crocodile(
  p: Print,
  { dark, shade, skin, lit }: Readonly<Record<'dark' | 'shade' | 'skin' | 'lit', string>>,
): string {
  const at = (place: PathPlace, side: number) => beside(place, side).join(' ');
  // The legs hang spread in the water, the toes fanned out, each with its claw.
  const sunken = '#5d6338';
  const leg = (joints: string, x: number, y: number, turns: readonly number[], length: number) => {
    const toes = (from: number, to: number, [root, tip]: readonly [number, number]) =>
      turns
        .map((turn) => {
          const a = (turn * Math.PI) / 180;
          const out = (share: number) =>
            `${(x + Math.cos(a) * length * share).toFixed(1)} ${(y + Math.sin(a) * length * share).toFixed(1)}`;
          return `${out(from)} ${root}, ${out(to)} ${tip}`;
        })
        .join('; ');
    return (
      bars(dark, toes(0.8, 1.35, [1, 0.2])) + limb(sunken, joints) + bars(sunken, toes(0, 0.95, [2.4, 1.2]))
    );
  };
  const places = along(BODY, 2.4, 26).filter(({ w }) => w > 1.4);
  const bands = places
    .filter((_, i) => i % 3 === 1)
    .map((place) => {
      const w = Math.min(1.8, place.w * 0.16);
      return `${at(place, -0.44)} ${w * 0.6}, ${at(place, 0)} ${w}, ${at(place, 0.44)} ${w * 0.6}`;
    })
    .join(';');
  const scutes = places
    .flatMap((place) =>
      (place.w > 10 ? [-0.27, -0.09, 0.09, 0.27] : place.w > 7 ? [-0.16, 0.16] : []).map((side) => {
        const [x, y] = beside(place, side);
        const [fx, fy] = [-place.ny, place.nx];
        const w = Math.min(1.3, place.w * 0.11);
        return `${x - fx * w * 0.7} ${y - fy * w * 0.7} ${w}, ${x + fx * w * 0.7} ${y + fy * w * 0.7} ${w * 0.3}`;
      }),
    )
    .join(';');
  const flank = along(BODY, 4, 18)
    .map((place) => at(place, 0.4))
    .join(', ');
  const far = along(BODY, 5, 14)
    .filter(({ w }) => w > 6)
    .map((place) => at(place, -0.33))
    .join(', ');
  const comb = along(BODY, 2.7, 57)
    .filter(({ w }) => w > 1.5)
    .flatMap((place) =>
      [-1, 1].map((s) => {
        const [x, y] = beside(place, s * 0.42);
        const [tx, ty] = beside(place, s * 0.72);
        const [fx, fy] = [-place.ny * 0.9, place.nx * 0.9];
        return poly(shade, `${x - fx} ${y - fy}, ${tx + fx} ${ty + fy}, ${x + fx} ${y + fy}`);
      }),
    )
    .join('');
  return whole(
    p,
    moved(
      leg('43 60 8, 36.6 56 7, 31.6 56.4 5.2, 29.4 60.4 3.8', 28.9, 61.6, [60, 86, 112, 138, 164], 4) +
        leg('47 58.6 8, 53.8 57 7, 58.4 60 5.2, 60.4 63.8 3.8', 60.9, 65, [14, 40, 66, 92, 118], 4) +
        leg('49 42.6 11, 43 38.8 9.4, 39 35.6 6.4, 35.4 37.4 4.2', 34.3, 38.4, [100, 125, 150, 175], 5) +
        leg('51 42 11, 57 38 9.4, 61.2 34.6 6.4, 64.8 36.2 4.2', 65.9, 37.2, [5, 30, 55, 80], 5) +
        comb +
        `<path fill="${skin}" d="${limbPath(BODY)}"/>` +
        stroke('#666b3e', 2.6, far) +
        stroke(lit, 1.2, flank) +
        bars(shade, bands) +
        // The head: a long wedge that grows out of the neck, broadest at the jaws, the snout waved by its teeth.
        blob(
          skin,
          '34.6 63, 32.4 66.4, 31 70, 30.4 73.6, 31 77.2, 32 80, 32.3 83, 31.7 85.4, 32.5 88, 32.1 90.8, 33.4 94, 36 95, 38.4 94.4, 39.9 91.6, 39.5 88.8, 40.9 86, 40.6 83, 41.8 80.2, 43.6 77, 44.9 73.4, 45.8 69.6, 47 65.6, 41 62',
        ) +
        blob(
          lit,
          '33.4 69, 34.4 70, 34 74, 35.2 77, 34.9 81, 35 86, 34.6 91, 33.6 91, 34 87.6, 32.9 84.4, 33.3 80.4, 31.9 76.4, 31.4 73',
        ) +
        blob(
          shade,
          '44.9 68, 45.2 71, 44.4 75, 42.4 79, 41 82, 40.8 86, 39.8 89, 39.4 88, 39.8 84, 40.2 80, 42.2 76, 43.2 72',
        ) +
        stroke(shade, 0.6, '36.8 78, 36.4 83, 36.4 88; 38.6 77.8, 38.2 83, 37.8 88') +
        // The skull table, and the large scutes of the neck behind it.
        blob(shade, '34.8 71, 38.4 70.2, 42 70.4, 40.8 73, 40 76, 37.6 76.8, 35.8 76, 35.2 73.4') +
        bars(
          dark,
          '38.4 67.4 1.6, 38.8 65.6 0.6; 41.6 67.2 1.6, 42 65.4 0.6; 37.4 65 1.2, 37.9 63.4 0.4; 40.4 64.4 1.7, 40.9 62.6 0.6; 43.4 64.6 1.2, 43.9 63 0.4',
        ) +
        bars(
          '#f4f1cf',
          '32.2 83.4 0.7, 31 84 0.2; 32.2 87.6 0.7, 31.1 88.2 0.2; 32.7 91.6 0.7, 31.7 92.4 0.2; 40.7 84 0.7, 41.9 84.6 0.2; 39.8 88 0.7, 40.9 88.6 0.2; 39.5 91.8 0.7, 40.5 92.4 0.2',
        ) +
        // Each eye stands at the edge and looks outward.
        [
          [33, -8],
          [42.8, 8],
        ]
          .map(([x = 0, turn = 0]) =>
            moved(
              oval(shade, 0, 0, 1.6, 2.4) +
                moved(
                  blob('#f0c64a', '-1.5 -1.3, -0.6 -1.4, -0.2 0, -0.6 1.4, -1.5 1.3') +
                    limb(dark, '-1.5 -0.2 0.4, -0.5 0 0.5'),
                  0,
                  0,
                  0,
                  turn < 0 ? 1 : -1,
                  1,
                ) +
                stroke(lit, 0.5, '-0.6 -2, 0 -2.3, 0.6 -2'),
              x,
              75.2,
              turn,
            ),
          )
          .join('') +
        oval(shade, 35.8, 91.8, 2.2, 1.5) +
        dots(dark, '35 91.6 0.5, 36.6 91.6 0.5') +
        bars(dark, scutes),
      1,
      -4.6,
    ),
  );
}

/** An olive ridley turtle that comes up the sand toward us, its shell behind its head. */
export function oliveRidley(
  p: Print,
  at: number,
  foot: number,
  height: number,
  { dark, shade, skin, lit, pale }: Readonly<Record<'dark' | 'shade' | 'skin' | 'lit' | 'pale', string>>,
): string {
  const shell = mirrored('0 6, 16 8, 30 14, 41 24, 48 36, 50 47, 46 57, 37 65, 24 71, 10 74, 0 75');
  const drawn =
    both(
      // A hind flipper like a paddle, then the long fore flipper with its scales.
      blob(shade, '38 45, 47 41, 55 41, 61 44.6, 64.4 50, 64 54.6, 59 55.6, 50 55, 42 54') +
        blob(skin, '42 43.6, 50 41.2, 56.4 42.4, 61.4 46, 63.4 51, 57 48.4, 50 47.4, 42 48') +
        blob(
          skin,
          '22 56, 36 52, 48 55, 58 62, 68 73, 76 84, 80 94, 76 98, 68 95, 60 88, 50 80, 38 74, 26 72',
        ) +
        blob(shade, '30 70, 40 73, 51 79, 61 87, 69 94, 76 97.4, 70 98, 58 92, 46 83, 34 77') +
        blob(pale, '37 56, 47 57, 56 63, 65 73, 72 83, 62 75, 52 66, 44 61') +
        dots(
          shade,
          '40 64 2.4, 47 68 2.4, 54 73 2.2, 60 79 2, 66 85 1.8, 71 90 1.4, 46 61.4 1.6, 53 66 1.6, 60 72 1.5',
        ),
    ) +
    // The shell is low and as wide as long.
    moved(
      blob(dark, shell) +
        blob(
          skin,
          mirrored(
            '0 8.6, 15 10.6, 28.4 16.4, 38.8 25.8, 45.4 37, 47.2 47, 43.4 55.4, 35.2 62.6, 23 68.4, 10 71.4, 0 72',
          ),
        ) +
        within(
          'or',
          blobPath(
            mirrored(
              '0 8.6, 15 10.6, 28.4 16.4, 38.8 25.8, 45.4 37, 47.2 47, 43.4 55.4, 35.2 62.6, 23 68.4, 10 71.4, 0 72',
            ),
          ),
          blob(lit, '-50 50, -46 30, -30 12, 0 4, 18 8, 4 14, -16 20, -28 32, -34 46, -36 60') +
            blob(shade, '50 30, 52 60, 30 74, 0 76, -30 74, -44 62, -24 66, 4 66, 26 58, 38 44, 40 26'),
        ) +
        both(stroke(dark, 1.3, SEAMS)) +
        both(stroke(dark, 1.3, '0 13.4, 12 14.6, 24 20, 33 28.6, 38.6 38.4, 40 46, 36.6 52.6, 29 58.6')),
      0,
      24.4,
      0,
      1.12,
      0.66,
    ) +
    // Shoulders, neck and head.
    both(
      blob(skin, '8 62, 16 56.6, 27 56, 36 60, 38 68, 32 74, 22 77, 12 77') +
        blob(shade, '12 74, 22 72.6, 34 68, 37 70, 30 75.4, 20 78.4, 12 79') +
        stroke(shade, 1.1, '22 59, 26 64, 25 70; 28 58.6, 32 63, 31.4 68'),
    ) +
    blob(shade, mirrored('0 56, 14 58, 18 66, 15 76, 0 80')) +
    blob(skin, mirrored('0 58, 9 59.4, 14.4 64.4, 16 71, 14.8 79, 11 86.4, 6 91.6, 0 93.4')) +
    blob(lit, '-2 59.4, -9 60.4, -13.4 65, -15 71, -14 78, -11.6 76, -9 68, -3 64') +
    both(
      blob(shade, '0 62, 5 63, 6.4 68, 3.6 72, 0 73') +
        stroke(shade, 1, '7.4 62, 9.4 66.4, 14 67; 6.8 70, 10 71; 3.6 74, 4.4 80, 2 84') +
        // Heavy lids about an eye that looks aside.
        blob(shade, '8.6 77, 9.4 73, 12.4 70.8, 15.4 71.6, 16.4 75.6, 15.4 79.4, 12.4 81, 9.6 80') +
        blob(skin, '9.4 76, 10.4 73, 13 71.8, 15.6 73.4, 15.8 74.6, 12.8 74') +
        oval(dark, 13.2, 76.9, 2.2, 2.5, -8) +
        oval(lit, 13.8, 76, 0.55) +
        stroke(dark, 0.9, '9.6 76, 12.2 74.2, 15.8 74.8') +
        stroke(shade, 0.9, '6 74, 7 78, 5.6 82; 8 82, 10 84.4') +
        // The horny beak, hooked over the chin.
        blob('#a5a47a', '-0.5 83.6, 3.6 84.6, 6 87.6, 4.4 90.4, 1.4 92.6, -0.5 93.2') +
        dots(dark, '1.5 85.6 0.6') +
        stroke(dark, 1, '0 91.2, 2.4 89.6, 5.8 89.6, 9 87, 12 82.6'),
    );
  return set(p, at, foot, height, drawn);
}

/** Another on its way up the beach, from the side; to the right with `s` -1. */
export const distantRidley = (
  p: Print,
  at: number,
  foot: number,
  height: number,
  s: number,
  { dark, skin, lit }: Readonly<Record<'dark' | 'skin' | 'lit', string>>,
): string =>
  set(
    p,
    at,
    foot,
    height,
    moved(
      blob(skin, '-50 70, -58 54, -70 48, -82 54, -86 64, -80 72, -66 76, -50 84') +
        blob(skin, '44 74, 60 78, 76 90, 74 97, 56 95, 38 88') +
        blob(dark, '-50 80, -46 54, -28 30, 0 20, 28 26, 48 44, 62 76, 44 86, 0 89, -38 87') +
        blob(lit, '-40 58, -26 38, 0 28, 24 33, 36 42, 12 38, -12 46, -28 62') +
        stroke(skin, 3, '-22 36, -12 54, -18 84; 4 29, 12 50, 8 86; 28 34, 38 54, 38 82') +
        blob(skin, '-44 72, -28 76, -24 84, -40 92, -58 104, -74 106, -70 98, -58 84'),
      0,
      0,
      0,
      s,
      1,
    ),
  );

/** Seams between the plates of one half of the shell. */
const SEAMS =
  '0 14, 6 17, 8 21, 5 25, 0 26; 0 26, 5 25, 11 28, 12 33, 7 38, 0 39; 7 38, 14 41, 16 47, 10 53, 0 54.4; 10 53, 15 57, 16 64; 8 21, 18 19, 24 20; 12 33, 22 30, 33 28.6; 16 47, 27 44, 39 44; 15 14.6, 17 9.4; 24 20, 27.4 14.6; 33 28.6, 38 25; 38.4 38, 45 36.4; 39.4 48, 47 49; 33 56, 38 62';
