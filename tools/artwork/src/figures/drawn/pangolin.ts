import type { Figure } from '../figure';
import { at, n1 } from '../../drawing/numbers';
import { beast } from '../parts/beast';
import { bars, blob, blobPath, dots, oval, stroke, within } from '../parts/shapes';

type Place = readonly [x: number, y: number];

const SKIN = '#b08d6a';
const SCALE = '#9a7a4c';
const EDGE = '#5d4528';
const FAR = '#6c5236';
const CLAW = '#eadcb8';

/** From the crown to the tip of the tail, over the back and along the lower edge. */
const BACK: readonly Place[] = [
  [32, 108],
  [43, 93],
  [58, 78],
  [76, 66],
  [96, 59],
  [116, 59],
  [136, 66],
  [154, 79],
  [170, 96],
  [188, 111],
  [210, 124],
  [233, 136],
  [252, 146],
];
const BELLY: readonly Place[] = [
  [36, 121],
  [46, 125],
  [60, 129],
  [78, 131],
  [96, 131],
  [116, 131],
  [136, 132],
  [154, 137],
  [170, 142],
  [188, 146],
  [210, 149],
  [234, 150.5],
  [252, 151],
];
const ROWS = 5;

const OUTLINE = [...BACK, ...[...BELLY].reverse()].map((place) => place.join(' ')).join(', ');

const between = (a: Place, b: Place, share: number): Place => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** A place of the body: along it in columns, across it from back to belly. */
function placeAt(along: number, across: number): Place {
  const column = Math.min(BACK.length - 2, Math.floor(along));
  const share = along - column;
  return between(
    between(at(BACK, column), at(BACK, column + 1), share),
    between(at(BELLY, column), at(BELLY, column + 1), share),
    across,
  );
}

const text = ([x, y]: Place): string => `${n1(x)} ${n1(y)}`;

/** Scales of one ring of the body, each pointing to the tail: two curves from root to tip and back. */
function ringOfScales(along: number): string {
  const rows = along > 8.5 ? 3 : ROWS;
  const shift = (along * 2) % 2 < 1 ? 0 : 0.5;
  return Array.from({ length: rows + 1 }, (_, i) => {
    const across = (i - shift + 0.5) / rows;
    const place = (dx: number, dy: number) =>
      text(placeAt(Math.max(0, Math.min(11.8, along + dx)), across + dy / rows));
    return `M${place(-0.1, -0.5)}Q${place(0.8, -0.62)} ${place(0.92, 0)}Q${place(0.8, 0.62)} ${place(-0.1, 0.5)}`;
  }).join('');
}

/** Walking with the back arched, in rings of overlapping scales. */
export const indianPangolin = (): Figure => {
  const rings = Array.from({ length: 23 }, (_, i) => 11 - i / 2);
  return beast({
    id: 'pa',
    coat: SCALE,
    far:
      blob(FAR, '74 118, 96 120, 98 132, 100 142, 98 150, 80 150, 78 146, 84 138, 80 128') +
      blob(FAR, '132 118, 152 124, 150 136, 150 144, 147 150, 130 150, 128 146, 134 140, 132 130') +
      bars(CLAW, '82 147 3, 76 148 2.4, 72 151 .6; 87 148 3, 82 149.4 2.4, 79 151.6 .6'),
    outline: OUTLINE,
    planes:
      rings
        .map(
          (along) =>
            `<path fill="${along % 1 ? SCALE : '#a48455'}" stroke="${EDGE}" stroke-width="1.2" d="${ringOfScales(along)}"/>`,
        )
        .join('') +
      blob('#caa873', '50 84, 76 64, 104 56, 136 64, 160 84, 140 76, 108 68, 78 76', 'opacity=".4"') +
      blob(
        '#3d2c1a',
        '36 122, 60 122, 96 124, 136 124, 170 136, 210 145, 256 150, 256 156, 100 140, 40 132',
        'opacity=".3"',
      ),
    over:
      // Near legs: stout, with the long digging claws of the hand turned back.
      blob(
        '#86684a',
        '52 112, 72 108, 80 118, 78 130, 76 140, 76 148, 72 150.5, 58 150.5, 55 147, 60 141, 58 132, 50 122',
      ) +
      dots('#6c5236', '60 118 1.4, 68 116 1.4, 64 124 1.4, 72 124 1.4, 66 132 1.3, 72 134 1.3') +
      bars(
        CLAW,
        '60 145.6 3.4, 53 146.6 2.8, 47 151 .7; 65 147.4 3.4, 59 148.8 2.8, 55 151.8 .7; 70 148.4 3, 66 149.6 2.4, 63 152 .6',
      ) +
      blob(
        '#86684a',
        '108 112, 130 108, 138 118, 136 132, 132 142, 131 148, 127 150.5, 110 150.5, 106 148, 110 142, 112 132, 104 122',
      ) +
      dots('#6c5236', '114 118 1.4, 124 114 1.4, 120 124 1.4, 130 122 1.4, 122 134 1.3, 129 132 1.3') +
      bars(
        CLAW,
        '110 148 2.4, 106 149 2, 104 151.4 .6; 115 149 2.4, 111.6 150 2, 110 152 .6; 120 149.4 2.4, 117 150.4 2, 115.6 152 .6',
      ),
    head:
      blob(
        SKIN,
        '38 106, 44 112, 46 122, 40 129, 30 132, 18 135, 8 138.6, 3.4 138, 3 134.6, 8 129, 17 121, 26 113, 32 107.6',
      ) +
      within(
        'pah',
        blobPath('30 104, 44 104, 50 122, 42 130, 34 123, 28 118, 22 117'),
        `<path fill="#a48455" stroke="${EDGE}" stroke-width="1.1" d="M40 106Q52 106 50 114Q46 120 40 116zM40 117Q52 118 48 126Q44 130 38 126z"/>` +
          `<path fill="${SCALE}" stroke="${EDGE}" stroke-width="1.1" d="M32 106Q44 104 43 112Q40 117 32 114zM32 114Q44 113 43 121Q40 126 32 121z"/>` +
          `<path fill="#a48455" stroke="${EDGE}" stroke-width="1.1" d="M24 110Q36 108 35 115Q32 119 24 118z"/>`,
      ) +
      blob('#8f6f50', '38 121, 42 119.6, 45 123, 43 128, 39 127') +
      blob('#2c201a', '2.4 137, 2.6 134, 5 132.6, 7.4 134.4, 6 137.6') +
      stroke('#6f5440', 0.8, '6 138, 14 134.6, 20 132.6') +
      oval('#1b1411', 24.6, 121.4, 1.8) +
      oval('#fff', 24, 120.8, 0.5),
    face: [-4, 84, 66, 154],
    box: [1, 80.5, 143.6, 132.6],
    size: 0.34,
  });
};
