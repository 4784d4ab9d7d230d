import { along, beside, type PathPlace } from '../figures/parts/along';
import { bars, dots, limb, moved, oval, painted, stroke } from '../figures/parts/shapes';
import { whole } from './near-animals';
import type { Print } from './print';

const BODY =
  '34.6 83 7, 35.6 78 9.4, 37 74 12, 38.6 69.6 14, 40.6 65 15.4, 43.4 60 17, 46.4 53.6 17.6, 49 46.6 15.6, 50.6 40 13.4, 50.6 34 12, 48.2 28.6 11, 43.4 24.6 10, 37.6 22.2 8.8, 32.8 19.2 7.4, 31.2 15 6, 33.8 11.2 4.6, 39 10 3.2, 44.4 11.4 1.8, 47.6 14 .4';

/** Under a veil of water. */
const sunken = painted({ skin: '#86986a', shade: '#5f7257' });

/** Folded back along the body as it swims, from the shoulder; y goes toward the head. */
const FORE = sunken(`
  skin 10 -8 1.3, 9.4 -12 1, 9.2 -15 .3; 10.6 -8.4 1.3, 10.8 -13 1, 11 -16 .3; 11.2 -8 1.3, 12.2 -12.4 1, 12.9 -15 .3; 11.6 -7.4 1.2, 13.4 -10.8 .9, 14.6 -13 .3
  skin 3 4 7, 7.6 2.6 5.8, 10.2 -1 4.8, 10.8 -5 3.8, 10.8 -8.6 3
  shade 8.6 -.6 .3, 10.2 .4 .8, 12 .2 .3; 8.8 -3.4 .3, 10.6 -2.8 .8, 12.4 -3.2 .3; 9.2 -6 .3, 10.8 -5.6 .8, 12.4 -6 .3`);

/** The same of the hind leg, its long webbed foot beside the tail. */
const HIND = sunken(`
  shade 8.6 -11, 7.6 -17, 9.4 -20, 12 -20.4, 14.4 -18.6, 15 -15.6, 12 -11
  skin 9 -11 1.5, 8.2 -16 1.3, 8.2 -20.4 .3; 9.8 -11.4 1.6, 10.2 -17 1.4, 10.8 -22 .3; 10.6 -11 1.6, 12.4 -16.4 1.4, 14 -20.8 .3; 11.2 -10.4 1.5, 14 -14.4 1.3, 16.2 -17.6 .3
  skin 2 4 9, 6.6 2 7.6, 9.2 -2 6, 9.8 -6.6 4.8, 10 -11.4 3.6
  shade 6.6 -1.6 .3, 9 -.8 .9, 11.4 -1.6 .3; 7.4 -4.6 .3, 9.6 -4 .9, 11.8 -4.6 .3; 8 -7.6 .3, 9.8 -7 .9, 11.8 -7.6 .3`);

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
  const places = along(BODY, 2.9, 26).filter(({ w }) => w > 1.4);
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
        const w = Math.min(1.3, place.w * 0.11);
        return `${x + place.ny * w * 0.7} ${y - place.nx * w * 0.7} ${w}, ${x - place.ny * w * 0.7} ${y + place.nx * w * 0.7} ${w * 0.3}`;
      }),
    )
    .join(';');
  const edge = (side: number) =>
    along(BODY, 5, 16)
      .filter(({ w }) => w > 5)
      .map((place) => at(place, side))
      .join(', ');
  const comb = along(BODY, 3.5, 62)
    .filter(({ w }) => w > 1.5)
    .flatMap((place) => [-1, 1].map((s) => `${at(place, s * 0.36)} 2, ${at(place, s * 0.66)} .1`))
    .join(';');
  return whole(
    p,
    moved(
      pair(FORE, 42.8, 60, 24) +
        pair(HIND, 50, 42.6, 3) +
        bars(shade, comb) +
        limb(skin, BODY) +
        stroke('#666b3e', 2.6, edge(-0.33)) +
        stroke(lit, 1.2, edge(0.4)) +
        bars(shade, bands) +
        // The head: a long wedge, broadest at the jaws, the snout waved by its teeth; skull table, scutes of the neck, teeth.
        painted({ skin, lit, shade, dark })(`
  skin 34.6 63, 32.4 66.4, 31 70, 30.4 73.6, 31 77.2, 32 80, 32.3 83, 31.7 85.4, 32.5 88, 32.1 90.8, 33.4 94, 36 95, 38.4 94.4, 39.9 91.6, 39.5 88.8, 40.9 86, 40.6 83, 41.8 80.2, 43.6 77, 44.9 73.4, 45.8 69.6, 47 65.6, 41 62
  lit 33.4 69, 34.4 70, 34 74, 35.2 77, 34.9 81, 35 86, 34.6 91, 33.6 91, 34 87.6, 32.9 84.4, 33.3 80.4, 31.9 76.4, 31.4 73
  shade 44.9 68, 45.2 71, 44.4 75, 42.4 79, 41 82, 40.8 86, 39.8 89, 39.4 88, 39.8 84, 40.2 80, 42.2 76, 43.2 72
  shade ~.6 36.8 78, 36.4 83, 36.4 88; 38.6 77.8, 38.2 83, 37.8 88
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
