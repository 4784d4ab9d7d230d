import { along, beside, type PathPlace } from '../figures/parts/along';
import { bars, dots, limb, moved, oval, painted, poly, stroke } from '../figures/parts/shapes';
import { whole } from './near-animals';
import type { Print } from './print';

const BODY =
  '34.6 83 7, 35.6 78 9.4, 37 74 12, 38.6 69.6 14, 40.6 65 15.4, 43.4 60.4 17, 46.8 53.6 18, 49.4 46 16, 50.4 39 12, 50 32 9.6, 48 25 7.8, 44.6 18.6 6, 40 13 4.2, 34.6 9.4 2.6, 29 8 0.6';

/** Under a veil of water. */
const sunken = painted({ skin: '#86986a', shade: '#5f7257' });

/** From the shoulder out and back to the elbow, then forward; y goes toward the head. */
const FORE = sunken(`
  skin 14.6 2 .8, 15.8 5 1.1, 15.2 8.6 .3; 14.8 2 .8, 17.2 4.6 1.1, 18 8 .3; 15 1.6 .8, 18.4 3.4 1.1, 20.2 5.8 .3; 15 1.2 .8, 18.4 1.8 1, 20.8 2.4 .3; 14 2 .8, 13.8 5 1, 12.8 7.6 .3
  skin 3 1 7.4, 8 -1 6, 11.6 -2.4 4.8, 13.6 -.4 3.8, 15 2 3
  shade 6 -3 .3, 6.8 -.4 .8, 6.6 2.4 .3; 8.8 -3.4 .3, 9.6 -1.2 .8, 9.4 1 .3; 11.6 -.2 .3, 12.8 -1.4 .8, 14 -1.8 .3; 13 1.4 .3, 14.4 .6 .8, 15.6 .2 .3`);

/** From the hip out and forward to the knee, then back to the long webbed foot. */
const HIND = sunken(`
  shade 14.4 -3.4, 18.4 -5, 20.6 -8, 18.4 -9.4, 16.4 -10.4, 14.4 -9
  skin 14.8 -3 1.4, 15 -7 1.6, 13.6 -11.6 .3; 15.4 -3 1.4, 16.8 -7 1.7, 16.8 -12 .3; 15.8 -2.6 1.4, 18.6 -6 1.7, 20 -11 .3; 15.8 -2 1.4, 19.6 -4 1.5, 22.4 -7.6 .3
  skin 2 -1 8.6, 8 1.6 7, 12.4 3 5.4, 14.4 0 4.4, 15.6 -3.4 3.4
  shade 5.4 -2.4 .3, 6 .8 .9, 5.6 4 .3; 8.6 -1.4 .3, 9.4 1.6 .9, 9.2 4.4 .3; 11 1.2 .3, 12.8 1 .9, 14.6 2 .3; 12.6 -1.4 .3, 14.4 -1 .9, 16.2 -.4 .3`);

/** A salt-water crocodile seen from above, as it swims toward us. */
export function crocodile(
  p: Print,
  { dark, shade, skin, lit }: Readonly<Record<'dark' | 'shade' | 'skin' | 'lit', string>>,
): string {
  const at = (place: PathPlace, side: number) => beside(place, side).join(' ');
  const pair = (leg: string, x: number, y: number, turn: number) =>
    moved(leg, x, y, turn) + moved(leg, x, y, turn, -1, 1);
  const eye =
    oval(shade, 0, 0, 1.6, 2.4) +
    painted({ dark, lit })(`
  #f0c64a -1.5 -1.3, -0.6 -1.4, -0.2 0, -0.6 1.4, -1.5 1.3
  dark -1.5 -0.2 0.4, -0.5 0 0.5
  lit ~0.5 -0.6 -2, 0 -2.3, 0.6 -2`);
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
      pair(FORE, 43.4, 60, 26) +
        pair(HIND, 50, 41, 6) +
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
        moved(eye, 33, 75.2, -8) +
        moved(eye, 42.8, 75.2, 8, -1, 1) +
        oval(shade, 35.8, 91.8, 2.2, 1.5) +
        dots(dark, '35 91.6 0.5, 36.6 91.6 0.5') +
        bars(dark, scutes),
      1,
      -6,
    ),
  );
}
