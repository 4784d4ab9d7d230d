import { along, beside, type PathPlace } from '../figures/parts/along';
import { bars, both, limb, mirrored, moved, oval, pair, painted, stroke } from '../figures/parts/shapes';
import { whole } from './near-animals';
import type { Print } from './print';

/** The paper's own ink, which stays light at night. */
const MOON = '#f4e8cf';

const BODY =
  '44.6 66 10.4, 46 60.6 12.6, 48.4 54.6 15.8, 50.8 48 17, 52 41.4 16.4, 51.4 35.4 13.6, 48.8 30 11.6, 44.4 26 10.4, 38.8 23 9.6, 33.2 19.8 8.6, 29.4 15.4 7.6, 28.6 10.4 6.6, 31.6 6.4 5.6, 37 4.8 4.6, 43 5.8 3.6, 48.4 8.6 2.4, 53 11 .6';

/** Legs under a veil of water: folded back along the flank as it swims, one forefoot out to steer. */
const LEGS = `legs 42.6 58 5.6, 39.4 54 4.8, 38.6 49.4 3.6, 39.6 45.6 2.6
  legs 39 46 1.4, 38.6 43.6 1, 38.8 42 .3; 39.6 45.8 1.4, 40.2 43 1, 40.6 41.4 .3; 40.2 46 1.4, 41.4 44 1, 42.2 42.8 .3
  legs 53 59 6, 57.6 57.2 5, 61 54 3.8, 62.8 50.6 2.8
  legs 62.2 51.2 1.4, 62.4 48.8 1, 62.4 47 .3; 62.8 51 1.4, 64 48.8 1, 64.7 47.4 .3; 63.2 51.4 1.4, 65.2 50 1, 66.4 49.4 .3
  legs 46 39.4 8, 42 38.4 6.6, 38.8 35 4.6, 37.4 31.6 3.4
  legs 38.8 33, 38.8 29.4, 37.4 27, 36.4 28.2, 34.8 27.4, 34.2 29.2, 32.8 29.8, 35.8 33
  legs 56.4 40 8, 60 35 6.8, 59.6 29.4 4.8, 57 25 3.4
  legs 58.8 25.4, 58 21.4, 56.2 21.4, 54.6 19.8, 53.8 21.8, 52 22, 55.6 26.6
  toes ~.5 37 32, 36 29; 56.8 25, 55 21.6`;

/** A salt-water crocodile seen from above, as it swims toward us. */
export function crocodile(
  p: Print,
  { dark, shade, skin, lit }: Readonly<Record<'dark' | 'shade' | 'skin' | 'lit', string>>,
): string {
  const at = (place: PathPlace, side: number) => beside(place, side).join(' ');
  const places = along(BODY, 3.3, 5.2);
  const keels = (width: number, rows: readonly PathPlace[], sides: (w: number) => number[]) =>
    `<path fill="none" stroke="${dark}" stroke-width="${width}" stroke-linecap="round" d="${rows
      .flatMap((row) =>
        sides(row.w).map((side) => `M${pair(...beside(row, side))}l${pair(-row.ny * 1.3, row.nx * 1.3)}`),
      )
      .join('')}"/>`;
  // The two crests of the tail come together and go on as one.
  const crest = along(BODY, 2.8, 49.6)
    .flatMap((place) => {
      const side = Math.max(0, 0.24 - (place.t - 0.5) * 0.9);
      return (side ? [-side, side] : [0]).map((s) => {
        const [x, y] = beside(place, s);
        return `${x} ${y} ${0.5 + place.w * 0.07}, ${x + (place.nx * s * 1.6 - place.ny) * 2.5} ${y + (place.ny * s * 1.6 + place.nx) * 2.5} .1`;
      });
    })
    .join(';');
  const edge = (side: number) =>
    along(BODY, 5, 4)
      .filter(({ w }) => w > 5)
      .map((place) => at(place, side))
      .join(', ');
  const bands = places
    .filter(({ w }, i) => w > 5 && i % 3 === 0)
    .flatMap((place) => [-1, 1].map((s) => `${at(place, s * 0.47)} 2.2, ${at(place, s * 0.26)} .6`))
    .join(';');
  return whole(
    p,
    // Its shadow on the bed of the creek.
    limb('#6fae9d', `40.6 82 4, 42.4 73 12, ${BODY}`, 'transform="translate(6 5)"') +
      painted({ wake: '#dcefd8', foam: MOON, legs: '#82a184', toes: '#6fae9d' })(`
  wake 17 58, 25.6 76, 34 86.6, 40 89.6, 46 86.6, 54 76, 64 56, 58 76, 49.6 87.6, 40 92.4, 30 87.6, 23 77
  foam 17.4 59 .1, 26 76 .6, 34.2 86.8 .9, 40 90 1.1, 45.8 86.8 .9, 54 76 .6, 63.8 57 .1
${LEGS}`) +
      limb(skin, BODY) +
      stroke('#666b3e', 2.6, edge(-0.36)) +
      stroke(lit, 1.2, edge(0.42)) +
      bars('#5c6037', bands) +
      stroke(MOON, 0.6, edge(0.48)) +
      keels(0.9, places.slice(3, 14), (w) =>
        [0.06, 0.19, 0.32].slice(0, w > 14 ? 3 : 2).flatMap((x) => [-x, x]),
      ) +
      keels(1.6, places.slice(0, 2), (w) => (w > 12 ? [-0.32, -0.11, 0.11, 0.32] : [-0.12, 0.12])) +
      bars(dark, crest) +
      moved(
        // From above, the nape at 0, the snout down: the jaws as wide as half their length.
        painted({ skin, lit, shade, moon: MOON })(`
  skin ${mirrored('0 -4, 4.8 -4, 6.6 -.6, 7 3.4, 6.4 7.4, 5.2 10.6, 4.2 13.2, 4.4 15.6, 3.8 17.6, 3 19, 3.5 21, 3.2 23.2, 1.8 24.8, 0 25.2')}
  lit -6 .6, -5.6 5.6, -3.8 11, -3.2 15, -2.4 19, -2.6 23, -3.2 21, -2.9 19, -4 16, -3.8 13.4, -5.6 8, -6.4 3.4
  moon ~.6 -4.8 -3.8, -6.4 -.4, -6.8 3.4, -6.2 7.4, -5 10.6, -4 13.4, -4.1 15
  #666b3e 6 -1, 6.6 4, 5.8 8, 4 13, 4 16, 2.6 19, 3.2 23, 1.6 24.6, 2 20, 2.4 15, 3.4 10, 5 5
  shade -3 -2.6, 3 -2.6, 2.4 3, 1.6 4.6, -1.6 4.6, -2.4 3`) +
          oval(shade, 0, 22.4, 2, 1.5) +
          both(
            oval(shade, 4, 5.6, 1.9, 2.5, 14) +
              painted({ dark, shade, iris: '#f0c64a', tooth: '#f4f1cf' })(`
  iris 5.2 3.9, 5.9 5.4, 5.2 7, 4.3 5.6
  dark 5 4.6 .1, 5.2 5.5 .8, 5 6.4 .1
  dark ~1 .8 22.2, .8 22.2
  shade 2.7 7.6 .4, 2 10.4 .9, 1 14.6 .3
  tooth 4 16 .8, 5.3 16.8 .2; 3 19.2 .8, 4.4 20 .2; 3.3 22 .8, 4.3 23 .2`),
          ),
        43.6,
        64,
        8,
      ),
  );
}
