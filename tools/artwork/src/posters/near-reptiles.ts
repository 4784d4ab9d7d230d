import { along, beside, type PathPlace } from '../figures/parts/along';
import { bars, blob, dots, limb, moved, oval, painted, poly, stroke } from '../figures/parts/shapes';
import { whole } from './near-animals';
import type { Print } from './print';

const BODY =
  '34.6 83 7, 35.6 78 9.4, 37 74 12, 38.6 69.6 14, 40.6 65 15.4, 43.4 60.4 17, 46.8 53.6 18, 49.4 46 16, 50.4 39 12, 50 32 9.6, 48 25 7.8, 44.6 18.6 6, 40 13 4.2, 34.6 9.4 2.6, 29 8 0.6';

const sunken = { skin: '#6f9278', shade: '#587a66' };

/** A salt-water crocodile seen from above, as it swims toward us. */
export function crocodile(
  p: Print,
  { dark, shade, skin, lit }: Readonly<Record<'dark' | 'shade' | 'skin' | 'lit', string>>,
): string {
  const at = (place: PathPlace, side: number) => beside(place, side).join(' ');
  // The legs lie back along the body, bent at elbow and knee and dim under the water, the toes spread.
  const leg = (joints: string, toes: string, scales: string) =>
    bars(sunken.shade, toes) +
    limb(sunken.shade, joints, 'transform="translate(.7 .3)"') +
    limb(sunken.skin, joints) +
    bars(sunken.shade, scales);
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
      leg(
        '44 62 6.1, 39 62 5.3, 35.1 60.4 4.2, 34.8 56.4 3.6, 35.9 52.1 2.8',
        '35.6 52.4 1.3, 33.6 50.3 1.3, 32.6 48.1 .3; 35.8 52.4 1.3, 35.1 49.2 1.3, 34.9 46.5 .3; 36.1 52.4 1.3, 36.9 49.5 1.3, 37.6 47.1 .3',
        '37.6 60.4 .3, 36.9 61.5 .9, 36.9 62.8 .3; 36.8 58 .3, 35.1 57.7 .9, 33.4 58 .3; 37.1 55.1 .3, 35.6 54.8 .9, 34.1 55.1 .3',
      ) +
        leg(
          '50 62.2 6.1, 55 61.1 5.3, 58.9 58.5 4.2, 59.1 54.2 3.6, 58.1 50.2 2.8',
          '57.9 50.5 1.3, 56.2 48.1 1.3, 55.9 45.7 .3; 58.1 50.2 1.3, 58.4 47.3 1.3, 58.4 44.6 .3; 58.4 50.5 1.3, 60.4 48.1 1.3, 61.4 45.9 .3',
          '56.2 59.8 .3, 57.2 60.6 .9, 57.9 62.2 .3; 57.1 56.6 .3, 58.9 56.3 .9, 60.6 56.6 .3; 57.1 53.4 .3, 58.7 52.9 .9, 60.2 53.4 .3',
        ) +
        leg(
          '49 43 7.6, 44 43.5 6.6, 40.9 41.1 5.1, 41.1 36.1 4.4, 42.3 31.5 3.2',
          '41.9 31.8 1.5, 39.4 29.4 1.5, 38.4 26.7 .3; 42.1 31.8 1.5, 41.3 28.3 1.5, 41.3 25.1 .3; 42.6 31.8 1.5, 43.3 28.6 1.5, 44 25.9 .3',
          '44 41.1 .3, 42.6 42.7 .9, 42.4 44.4 .3; 43.1 38.5 .3, 41.1 38.2 .9, 39.1 38.5 .3; 43.1 35 .3, 41.4 34.5 .9, 39.6 34.8 .3',
        ) +
        leg(
          '51 42 7.6, 56 41.7 6.6, 58.9 38.8 5.1, 58.4 34 4.4, 56.5 29.7 3.2',
          '56.2 30 1.5, 54.7 27.3 1.5, 54.7 24.4 .3; 56.5 30 1.5, 56.7 26.5 1.5, 57.2 23.4 .3; 57 30 1.5, 58.9 27.3 1.5, 60.2 24.9 .3',
          '56 39.6 .3, 57.6 40.9 .9, 58.1 42.5 .3; 56.4 36.7 .3, 58.4 36.2 .9, 60.6 36.6 .3; 56 33.2 .3, 57.7 32.6 .9, 59.4 32.9 .3',
        ) +
        comb +
        limb(skin, BODY) +
        stroke('#666b3e', 2.6, far) +
        stroke(lit, 1.2, flank) +
        bars(shade, bands) +
        // The head: a long wedge that grows out of the neck, broadest at the jaws, the snout waved by its teeth.
        painted({ skin, lit, shade })(`
  skin 34.6 63, 32.4 66.4, 31 70, 30.4 73.6, 31 77.2, 32 80, 32.3 83, 31.7 85.4, 32.5 88, 32.1 90.8, 33.4 94, 36 95, 38.4 94.4, 39.9 91.6, 39.5 88.8, 40.9 86, 40.6 83, 41.8 80.2, 43.6 77, 44.9 73.4, 45.8 69.6, 47 65.6, 41 62
  lit 33.4 69, 34.4 70, 34 74, 35.2 77, 34.9 81, 35 86, 34.6 91, 33.6 91, 34 87.6, 32.9 84.4, 33.3 80.4, 31.9 76.4, 31.4 73
  shade 44.9 68, 45.2 71, 44.4 75, 42.4 79, 41 82, 40.8 86, 39.8 89, 39.4 88, 39.8 84, 40.2 80, 42.2 76, 43.2 72
  shade ~.6 36.8 78, 36.4 83, 36.4 88; 38.6 77.8, 38.2 83, 37.8 88`) +
        // The skull table, and the large scutes of the neck behind it.
        painted({ shade, dark })(`
  shade 34.8 71, 38.4 70.2, 42 70.4, 40.8 73, 40 76, 37.6 76.8, 35.8 76, 35.2 73.4
  dark 38.4 67.4 1.6, 38.8 65.6 0.6; 41.6 67.2 1.6, 42 65.4 0.6; 37.4 65 1.2, 37.9 63.4 0.4; 40.4 64.4 1.7, 40.9 62.6 0.6; 43.4 64.6 1.2, 43.9 63 0.4
  #f4f1cf 32.2 83.4 0.7, 31 84 0.2; 32.2 87.6 0.7, 31.1 88.2 0.2; 32.7 91.6 0.7, 31.7 92.4 0.2; 40.7 84 0.7, 41.9 84.6 0.2; 39.8 88 0.7, 40.9 88.6 0.2; 39.5 91.8 0.7, 40.5 92.4 0.2`) +
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
      -6,
    ),
  );
}
