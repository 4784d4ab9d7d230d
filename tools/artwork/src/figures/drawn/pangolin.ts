import { at, n1 } from '../../drawing/numbers';
import type { Figure } from '../figure';
import { beast } from '../parts/beast';
import { locks } from '../parts/fur';
import { bars, blob, blobPath, limb, limbPath, oval, stroke, within } from '../parts/shapes';

type Place = readonly [x: number, y: number];

const SKIN = '#b5917a';
const SKIN_DARK = '#8a6654';
const SCALE = '#97774a';
const TONES = [SCALE, '#a98955', '#8b6c41'] as const;
const EDGE = '#56402a';
const RIDGE = '#c4a670';
const FAR = '#5e4830';
const CLAW = '#eee0be';

/** From the crown to the tip of the tail, over the back and along the lower edge. */
const BACK: readonly Place[] = [
  [33, 105],
  [44, 90],
  [60, 77],
  [80, 68],
  [103, 64],
  [126, 65],
  [147, 71],
  [167, 81],
  [187, 93],
  [208, 105],
  [230, 116],
  [252, 126],
  [270, 134],
  [284, 141],
];
const BELLY: readonly Place[] = [
  [38, 122],
  [50, 128],
  [66, 132],
  [84, 134],
  [104, 135],
  [126, 135],
  [147, 136],
  [167, 140],
  [187, 144],
  [208, 147],
  [230, 149],
  [252, 150],
  [270, 150.5],
  [284, 149],
];
const ROWS = 4;

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

/** One ring of the body's scales, each pointing to the tail, and the ridges on them. */
function ringOfScales(along: number, i: number): string {
  const rows = along > 9.5 ? 3 : ROWS;
  const shift = i % 2 ? 0.5 : 0;
  const place = (row: number) => (dx: number, dy: number) =>
    text(placeAt(Math.max(0, Math.min(12.9, along + dx)), (row - shift + 0.5 + dy) / rows));
  const all = Array.from({ length: rows + 1 }, (_, row) => place(row));
  const scales = all
    .map((p) => `M${p(-0.2, -0.52)}Q${p(0.9, -0.6)} ${p(1.12, 0)}Q${p(0.9, 0.6)} ${p(-0.2, 0.52)}`)
    .join('');
  const ridges = all
    .map((p) => `M${p(0.36, -0.16)}L${p(0.76, -0.12)}M${p(0.3, 0.12)}L${p(0.84, 0.08)}`)
    .join('');
  return (
    `<path fill="${at(TONES, i % 3)}" stroke="${EDGE}" stroke-width="1.2" d="${scales}"/>` +
    `<path stroke="${RIDGE}" stroke-width=".8" opacity=".6" d="${ridges}"/>`
  );
}

/** Scales of a limb or the crown, `'x y length; …'`, that point along `turn`. */
const limbScales = (list: string, turn: number): string =>
  list
    .split(';')
    .map((one, i) => {
      const [x = 0, y = 0, length = 0] = one.trim().split(/\s+/).map(Number);
      const angle = (turn * Math.PI) / 180;
      const [cos, sin] = [Math.cos(angle) * length, Math.sin(angle) * length];
      const point = (ahead: number, side: number) =>
        text([x + ahead * cos - side * sin, y + ahead * sin + side * cos]);
      return `<path fill="${at(TONES, i % 3)}" stroke="${EDGE}" stroke-width="1.1" d="M${point(-0.5, -0.45)}Q${point(0.4, -0.62)} ${point(0.6, 0)}Q${point(0.4, 0.62)} ${point(-0.5, 0.45)}"/>`;
    })
    .join('');

const HEAD =
  '46 96, 53 108, 52 122, 44 131, 32 134, 20 137, 8 141.6, 1 142.6, -2.6 140, -.6 136, 7 129, 16 119, 25 109, 35 100';
const HIND =
  '118 116, 128 106, 146 106, 158 116, 158 130, 151 140, 147 148, 143 150.5, 122 150.5, 117 148, 122 142, 126 134, 122 126';
const ARM = '74 114 30, 63 124 23, 53 132 16, 45 137 12';

/** Walking, a hand with its digging claws lifted: overlapping scales from brow to tail. */
export const indianPangolin = (): Figure => {
  const rings = Array.from({ length: 18 }, (_, i) => 12.3 - i * 0.72);
  return beast({
    id: 'pa',
    coat: SCALE,
    behind: locks(
      EDGE,
      '40 96 3, 60 79 4, 80 70 4, 103 66 4, 126 67 4, 147 73 4, 167 83 4, 187 95 4, 208 107 4, 230 118 4, 252 128 4, 276 138 3',
      11,
      1.7,
    ),
    far:
      limb(FAR, '86 122 24, 84 134 19, 83 142 15') +
      blob(FAR, '76 142, 91 142, 92 149, 88 150.5, 74 150.5, 73 147') +
      blob(FAR, '156 122, 176 128, 176 140, 173 147, 170 150.5, 154 150.5, 151 147.5, 158 141, 156 132') +
      bars(CLAW, '78 146 3.2, 71 147 2.6, 67 151 .6; 83 147.6 3, 78 149 2.4, 75 151.4 .6') +
      bars('#b9a888', '156 148 2.4, 152 149 2, 150 151 .6; 161 149 2.4, 157.6 150 2, 156 151.6 .6'),
    outline: OUTLINE,
    planes:
      rings.map(ringOfScales).join('') +
      blob(
        '#d0ae75',
        '44 88, 62 76, 82 68, 104 63, 128 64, 150 72, 176 88, 200 104, 240 124, 232 124, 190 106, 160 90, 128 78, 100 76, 74 82, 54 94',
        'opacity=".35"',
      ) +
      blob(
        '#2c1f13',
        '40 118, 60 120, 96 122, 136 122, 170 130, 210 141, 250 147, 286 148, 286 158, 100 146, 40 136',
        'opacity=".4"',
      ),
    over:
      `<path fill="${SCALE}" d="${blobPath(HIND)}"/>` +
      within(
        'pal',
        blobPath(HIND),
        blob(SKIN_DARK, '112 134, 130 136, 160 136, 160 154, 112 154') +
          limbScales('124 140 9; 134 141 9; 145 141 9; 154 138 9', 95) +
          limbScales('120 130 11; 130 133 11; 142 134 11; 153 131 11', 90) +
          limbScales('122 121 12; 134 124 12; 147 124 12; 158 120 12', 85) +
          limbScales('124 111 13; 137 113 13; 150 112 13', 80) +
          blob('#2c1f13', '164 108, 154 118, 152 134, 146 150, 162 150', 'opacity=".35"'),
      ) +
      bars(
        CLAW,
        '122 146.6 3.4, 115 148 2.8, 111 151.6 .6; 128 148 3.4, 122 149.4 2.6, 119 152 .6; 134 148.4 3.2, 129.6 149.8 2.4, 127.6 152 .6',
      ) +
      `<path fill="${SCALE}" d="${limbPath(ARM)}"/>` +
      within(
        'paa',
        limbPath(ARM),
        blob(SKIN_DARK, '62 136, 52 124, 36 130, 38 148, 56 146') +
          limbScales('54 126 8; 58 131 8; 61 137 8', 140) +
          limbScales('58 119 10; 64 126 10; 68 134 10', 135) +
          limbScales('64 112 11; 71 119 12; 77 128 11', 130) +
          limbScales('72 104 12; 80 111 13; 86 120 12', 125) +
          blob('#2c1f13', '90 112, 82 128, 66 140, 48 146, 60 148, 92 136', 'opacity=".35"'),
      ) +
      blob(SKIN_DARK, '50 129, 43 131, 38.6 136, 40 142, 46 144, 53 139') +
      bars(
        CLAW,
        '42 133 3.4, 35.6 138 3, 35.4 146 .6; 43.6 137 3.8, 38 143 3.4, 39.6 151 .6; 47 140 3.4, 43 145 3, 45 151 .6',
      ),
    head:
      blob(SKIN, HEAD) +
      within(
        'pah',
        blobPath(HEAD),
        blob(SKIN_DARK, '0 143, 12 138.6, 24 134, 36 130, 50 122, 54 134, 30 140, 2 148', 'opacity=".6"') +
          blob('#cfae96', '2 136, 10 128, 18 120, 22 121, 14 130, 6 138', 'opacity=".7"') +
          limbScales('48 124 10; 53 115 10; 54 106 10', -50) +
          limbScales('40 124 8; 45 116 10; 48 107 11; 48 98 11', -48) +
          limbScales('38 114 9; 41 106 10; 40 99 10', -46) +
          limbScales('31 113 8; 33 106 9', -44) +
          limbScales('24 116 7; 26 110 7', -42) +
          limbScales('18 120 5.4', -42),
      ) +
      blob(SKIN_DARK, '37 119, 41 116.6, 44.6 120, 43.6 126, 39.6 127.4, 37 123.6') +
      blob('#6d4e3e', '38.6 120, 41 119, 42.6 122, 41 125') +
      blob('#2c201a', '-3.4 140.6, -3 137, 0 135.6, 2.6 137.4, 1.4 141') +
      stroke('#6f5040', 0.8, '2 141.4, 10 138, 17 135.4') +
      oval('#8a6654', 25, 122.6, 3.2, 2.8) +
      oval('#15100d', 24.8, 122.4, 2) +
      oval('#fff', 24.1, 121.7, 0.6),
    face: [-5, 86, 63, 154],
    box: [-2, 80, 160, 132.6],
    size: 0.37,
  });
};
