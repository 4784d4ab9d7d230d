import { at } from '../drawing/numbers';
import { bars, moved, oval, painted, within } from '../figures/parts/shapes';
import { rimmed, whole } from './near-animals';
import type { Print } from './print';

const INKS = {
  dark: '#1d2a30',
  skin: '#6d7440',
  shade: '#4a5433',
  lit: '#a9a65c',
  pale: '#f3e2b4',
  // By night it takes the paper's colour, clear as the moon.
  edge: '#f4e8cf',
  young: '#d8bd77',
};

const inked = painted(INKS);

/** From the pot on the nostrils along the slender snout to the eye, then over nape and back; its foot is the water. */
const SKULL =
  'o 7 58.4, 5.6 55.6, 6 52.8, 8.2 50.8, 11.4 50.5, 13.9 52, 15 54.6, 16.6 56.8, 20 57.8, 26 58.9, 32 60, 37 60.7, 40.4 60.2, 43.2 58.4, 45.6 56.2, 48.2 55, 51 54.8, 53.6 55.6, 56 56.5, 60 56.7, 64 56.6, 68 56.4, 73 55, 79 53.2, 92 51.6, 92 76, 49 76, 46 70.6, 42.4 67, 37 63.6, 32 62.5, 20 60.4';

const JAW =
  'o 7 57.8, 6.9 59.2, 8.6 60.3, 13 60.7, 20 61.8, 26 62.9, 32 64.1, 37 65.5, 41 67.4, 45 69.9, 48 72.4, 50.4 73.5, 54 73, 60 72.6, 62 70, 52 67, 41 64, 32 62, 20 59.8';

/** Fine, bent forward, those of one jaw between those of the other. */
const teeth = (from: number, length: number): string =>
  bars(
    INKS.edge,
    Array.from({ length: 19 }, (_, i) => {
      const [x, y] = [from + i * 1.5, 58.2 + (from - 7 + i * 1.5) * 0.172];
      return `${x} ${y - length * 0.2} .6, ${x - 0.4} ${y + length} .1`;
    }).join('; '),
  );

/** A hatchling by its spine from the tip of the snout, `'x y width, …'`, with a band at each joint and between them. */
function hatchling(spine: string): string {
  const texts = spine.split(', ');
  const joints = texts.map((joint) => joint.split(' ').map(Number));
  const bands = joints.slice(5).flatMap(([x = 0, y = 0, w = 0], i) => {
    const [fromX = 0, fromY = 0, fromW = 0] = at(joints, i + 4);
    const [dx, dy] = [x - fromX, y - fromY];
    return [0, 0.5].map((t) => {
      const half = (w + (fromW - w) * t) / 2;
      const [nx, ny] = [(dy * half) / Math.hypot(dx, dy), (-dx * half) / Math.hypot(dx, dy)];
      const [cx, cy] = [x - dx * t, y - dy * t];
      return `${cx + nx} ${cy + ny} ${0.3 * half + 0.35}, ${cx - 0.5 * nx} ${cy - 0.5 * ny} .2`;
    });
  });
  const mouth = joints.slice(0, 5).map(([x = 0, y = 0, w = 0]) => `${x} ${y + 0.2 * w}`);
  const on = (joint: number, drawn: string) => {
    const [x = 0, y = 0] = at(joints, joint);
    return moved(drawn, x, y);
  };
  return (
    moved(inked(`shade ${texts.slice(5).join(', ')}`), 0.4, 1) +
    moved(inked(`edge ${spine}`), 0.15, -0.3) +
    inked(`young ${spine}`) +
    on(6, inked('young .4 .4 1.2, -.8 2 1, -2.4 2.4 .6')) +
    on(9, inked('young 0 .4 1.2, 1.2 1.8 1, .2 3 .6')) +
    inked(`shade ${bands.join('; ')}\n  shade ~.3 ${mouth.join(', ')}`) +
    on(3, inked('young -1.4 -.4, -.7 -1.9, .6 -1.9, 1.4 -.4') + oval(INKS.dark, -0.1, -0.9, 0.62, 0.55))
  );
}

/** An old male gharial at rest in the river, his hatchlings on his nape. */
export function restingGharial(p: Print): string {
  const laid = (drawn: string) => moved(drawn, 4, -9.5, 3);
  const image = laid(painted({ o: '#3f8a80' })(SKULL) + painted({ o: '#c3d6ae' })(JAW));
  return whole(
    p,
    within('gm', 'M-2 65H92V99H-2z', moved(image, 0, 130, 0, 1, -1)) +
      inked(`
  #8ecabd 10 70.4 .2, 50 70 .6, 92 70.4 .3; 40 75.6 .2, 66 75.2 .9, 92 75.6 .3
  #5fb0a8 -2 86.2 .4, 20 86 1, 60 86.4 .4; 24 80 .2, 54 79.6 .9, 84 80 .2; -2 81.2 .2, 10 81.4 .5, 24 81 .2`) +
      within('gw', 'M-2 0H92V65H-2z', laid(gharial())) +
      moved(
        hatchling(
          '62.4 35 .7, 64.6 36 .9, 66.1 36.6 1.4, 68 37.2 2.9, 69.6 38.6 2.5, 70.6 41 2.8, 73 44.4 3.9, 77 46.4 4.2, 79.4 47.2 3.8, 80 50 3',
        ),
        142,
        0,
        0,
        -1,
        1,
      ) +
      hatchling(
        '57 37.4 .7, 59.4 38 .9, 60.9 38.1 1.4, 62.9 38.2 2.9, 64.5 39.6 2.5, 65.6 42 2.7, 68.2 45.2 3.6, 72.6 47.6 4, 76.6 49.2 3.4, 80.6 51.6 2.4, 84.6 54.2 1.4',
      ) +
      hatchling(
        '65.4 56.8 .7, 67.8 56.4 .9, 69.3 56.2 1.4, 71.3 55.8 2.9, 73 56.4 2.5, 74.6 57.4 2.7, 77.4 59 3.7, 81.4 59.8 4, 85.4 60 3.4, 89.4 59.4 2',
      ) +
      hatchling(
        '50.4 43.7 .7, 52.8 44.3 .9, 54.4 44.4 1.4, 56.4 44.4 2.9, 58.2 45.3 2.5, 60 46.7 2.7, 63 48.7 3.8, 67 50.3 4.2, 71 51.1 3.7, 75 51.5 2.7, 79 52.5 2, 83 54.7 1.3, 86 56.9 .6',
      ) +
      inked(`
  #eef6ea 42 65 .2, 50 64.8 .7, 58 64.6 .8, 70 64.9 .8, 80 64.6 .8, 92 64.7 .8
  #eef6ea 62 69 .2, 71 68.6 .7, 82 69 .2; 46 87 .2, 56 86.6 .6, 68 87 .2`),
  );
}

/** Before it is laid in the river. */
const gharial = (): string =>
  rimmed(
    'gj',
    JAW,
    [INKS.pale, INKS.pale],
    [0, 0],
    inked(`
  #cfbb82 7 59.8, 13 60, 20 61, 32 63.3, 40 66, 46 70, 50 74, 40 74, 7 64`),
  ) +
  rimmed(
    'gs',
    SKULL,
    [INKS.edge, INKS.skin],
    [0.1, -0.45],
    inked(`
  lit 35 60.8, 40 60.9, 43.4 59, 46 56.8, 49 55.7, 53 56.2, 57 57.3, 64 57.3, 70 56.8, 80 54, 92 52.4, 92 56, 80 58.8, 70 60.6, 60 59.6, 53 60, 45 61.2, 38 61.8
  shade 14 57.4, 20 59, 28 60.4, 36 62, 42 62.6, 47 63.6, 52 64.2, 57 63.6, 63 64, 72 65.4, 82 64.4, 92 62, 92 78, 46 78, 36 66, 14 61
  #cfbb82 42 69, 46 70.6, 50 71, 57 70, 64 69.8, 74 69, 92 66.6, 92 76, 44 76
  shade 5 58.6, 5.4 56.4, 8 55.6, 12 56.2, 16 57.6, 19 59, 12 60, 7 60
  lit 6.4 54.4, 7.4 52.2, 10 51.3, 12.4 51.8, 11 52.8, 8.6 53
  shade 13.6 51.6 .3, 14.2 54.6 .9, 16 57 .9, 19 58.4 .2`),
  ) +
  teeth(8.2, 1.5) +
  teeth(8.9, -1.4) +
  inked(`
  dark ~.5 7.2 58.2, 13 59.3, 20 60.4, 32 62.5, 37 63.6, 41 64.8, 45 66.3, 49 67.6, 53 68, 56 67.8
  dark/.35 57 63.4 .3, 64 65 1.6, 72 66.4 1.4, 78 66.8 .3
  shade 45 58.4, 46.2 56.6, 48.4 55.6, 51 55.6, 53.2 56.8, 53 58.6, 50.6 59.6, 47.6 59.6
  dark 46.2 57.8, 47.2 56.6, 49 56.1, 51 56.6, 51.8 57.8, 50 58.5, 47.8 58.4
  #cfa83e 47.3 57.7, 48.1 56.9, 49.4 56.8, 50.6 57.5, 49.6 58.1, 48.2 58.1
  dark 49.2 56.7 .2, 49.2 57.4 .7, 49.1 58.2 .2`);
