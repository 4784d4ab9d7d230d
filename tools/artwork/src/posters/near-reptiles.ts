import { along, beside, type PathPlace } from '../figures/parts/along';
import { bars, blob, dots, limb, moved, oval, painted, poly, stroke } from '../figures/parts/shapes';
import { whole } from './near-animals';
import type { Print } from './print';

const BODY =
  '34.6 83 7, 35.6 78 9.4, 37 74 12, 38.6 69.6 14, 40.6 65 15.4, 43.4 60.4 17, 46.8 53.6 18, 49.4 46 16, 50.4 39 12, 50 32 9.6, 48 25 7.8, 44.6 18.6 6, 40 13 4.2, 34.6 9.4 2.6, 29 8 0.6';

/** A salt-water crocodile seen from above, as it swims toward us. */
export function crocodile(
  p: Print,
  { dark, shade, skin, lit }: Readonly<Record<'dark' | 'shade' | 'skin' | 'lit', string>>,
): string {
  const at = (place: PathPlace, side: number) => beside(place, side).join(' ');
  // The legs lie back along the body, the toes fanned out, each with its claw.
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
      leg('42 61 7, 37.6 56.6 6, 36 50.6 4.6, 36 46 3.4', 36, 45.4, [-124, -104, -86, -68, -50], 3.6) +
        leg(
          '49 59.6 7, 55.6 55.6 6, 59.2 50 4.6, 60.2 45.4 3.4',
          60.4,
          44.8,
          [-124, -104, -86, -68, -50],
          3.6,
        ) +
        leg('49 42.6 10, 43.4 38 8.6, 41 32 5.8, 40.8 27.4 4', 40.8, 26.4, [-122, -100, -80, -60], 4.6) +
        leg('51 42 10, 57.2 37 8.6, 58.2 31 5.8, 56.8 26.6 4', 56.4, 25.6, [-130, -110, -90, -70], 4.6) +
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
      -4.6,
    ),
  );
}
