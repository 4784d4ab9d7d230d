import type { Figure } from '../figure';
import { beast } from '../parts/beast';
import { bars, blob, blobPath, dots, limb, oval, stroke, within } from '../parts/shapes';

const COAT = '#857e7a';
const DARK = '#66605d';
const LIGHT = '#a39c96';
const FAR = '#544f4c';
const FOLD = '#3f3a38';
const PINK = '#b08f84';
const INK = '#171412';

const nails = (...feet: number[]): string =>
  feet
    .map((x) =>
      [0, 7.8, 16]
        .map((d) =>
          blob(
            '#c9bfb0',
            `${x + d} 150.4, ${x + d} 146.6, ${x + d + 2.8} 144.6, ${x + d + 5.6} 146.6, ${x + d + 6} 150.4`,
          ),
        )
        .join(''),
    )
    .join('');

/** Rivets of skin in shifted rows, smaller toward the edge of their plate: each with its shade. */
const rivets = (x: number, y: number, rx: number, ry: number): string => {
  const at: [number, number, number][] = [];
  for (let row = -4; row <= 4; row++)
    for (let column = -4; column <= 4; column++) {
      const [dx, dy] = [column * 6.4 + (row % 2) * 3.2, row * 5.8];
      const away = Math.hypot(dx / rx, dy / ry);
      if (away > 1) continue;
      const uneven = Math.sin(row * 7.3 + column * 4.1);
      at.push([x + dx + uneven, y + dy + uneven * 0.8, 1.9 - away * 0.8 + uneven * 0.2]);
    }
  const half = (value: number): number => Math.round(value * 2) / 2;
  const list = (move: number): string =>
    at.map(([px, py, r]) => `${half(px) + move} ${half(py) + move} ${half(r)}`).join(', ');
  return dots(DARK, list(0.5)) + dots(LIGHT, list(0));
};

/** A plate of skin, which throws its shade on what lies behind and below. */
const plate = (outline: string, dx: number, dy: number): string =>
  `<g transform="translate(${dx} ${dy})">${blob(FOLD, outline, 'opacity=".85"')}</g>` + blob(COAT, outline);

const ear = (x: number, y: number, coat: string, hollow: string): string =>
  blob(
    coat,
    `${x - 4} ${y + 5}, ${x - 6.4} ${y - 4}, ${x - 4.6} ${y - 13}, ${x - 0.6} ${y - 17.6}, ${x + 4} ${y - 12}, ${x + 5.6} ${y - 3}, ${x + 4} ${y + 5}`,
  ) +
  blob(
    hollow,
    `${x - 2.2} ${y + 1}, ${x - 4} ${y - 5}, ${x - 2.8} ${y - 11}, ${x - 0.4} ${y - 14}, ${x + 1.8} ${y - 9}, ${x + 1.8} ${y - 2}`,
  );

const HEAD =
  '90 62, 84 54, 77 52, 69 56, 62 62, 55 69, 48 74.6, 42 77, 36 77, 29 79, 20 81, 12 84, 6.6 89, 4 95, 2.6 102, 1 108, 2 113, 6 114, 9.6 112, 12 116, 17 119.4, 26 120.6, 36 122, 46 126, 57 129.6, 68 129, 77 123, 84 112, 90 98, 92 80';

const HORN =
  '11 86, 10 78, 11.4 70, 15 62, 20.4 55.4, 26.4 51, 27 54, 25.4 61, 26.6 68, 30 74, 35 79, 38 82, 30 84.6, 20 86';

/** One horn; skin in plates that overlap like armour, pink in their folds, with rivets on shoulder and haunch. */
export const indianRhinoceros = (): Figure => {
  const head = blobPath(HEAD);
  return beast({
    id: 'rh',
    coat: COAT,
    far:
      blob(FAR, '102 108, 136 108, 134 124, 133 138, 135 146, 133 150, 109 150, 106 146, 108 134, 104 120') +
      blob(FAR, '146 106, 184 106, 178 122, 170 136, 171 146, 169 150, 145 150, 142 146, 146 134, 148 120'),

    outline:
      '64 72, 71 60, 80 52, 90 45, 103 42, 116 44.6, 128 49, 142 51, 156 48.6, 170 45, 184 46.4, 197 54, 206 66, 211 82, 212.6 98, 209.6 112, 206.6 122, 206 132, 208 142, 208.4 148.4, 204 150.5, 179 150.5, 175 147.6, 177 138, 175.6 130, 168 124, 152 129, 136 131.6, 122 130, 117 134, 116 141, 117.6 147.6, 114 150.5, 87 150.5, 83 147.6, 85 139, 84 131, 76 124, 68 118, 60 106, 59 86',
    tail: '208 66 5.6, 215 80 4.6, 216.6 96 3.8, 214 108 2.8',
    planes:
      // The barrel: ribs, and a belly that the ground lights.
      blob(DARK, '120 40, 166 40, 168 62, 158 70, 142 66, 126 70, 116 60') +
      blob(LIGHT, '126 74, 138 70, 150 72, 154 86, 150 100, 138 104, 128 98', 'opacity=".3"') +
      blob(DARK, '112 118, 128 114, 146 114, 164 110, 176 118, 168 134, 136 140, 112 134', 'opacity=".75"') +
      blob(PINK, '120 126, 136 126, 152 123, 166 119, 170 126, 152 133, 130 135', 'opacity=".55"') +
      bars(
        DARK,
        '132 72 .4, 135 86 1.4, 133 102 .4; 140 70 .4, 143 86 1.4, 141 104 .4; 148 72 .4, 150 86 1.2, 149 100 .4',
      ) +
      // Pink where the skin folds.
      limb(PINK, '117 44 2, 124 60 5, 127 82 6, 124 104 5.4, 117 124 3', 'opacity=".85"') +
      limb(PINK, '164 46 2, 159 62 4, 156 82 5, 159 102 5, 168 122 3', 'opacity=".85"') +
      // Forearm and thigh below the plates.
      blob(DARK, '78 108, 96 112, 118 112, 120 130, 104 134, 82 128') +
      blob(DARK, '170 102, 190 106, 212 100, 210 126, 190 130, 172 124') +
      blob(FOLD, '106 130, 117 128, 118 150, 110 150', 'opacity=".45"'),
    marks:
      plate(
        '170 44, 186 44, 200 54, 209 70, 213 90, 212 102, 200 106, 186 105, 172 99, 163 92, 160 78, 162 60',
        -2,
        3,
      ) +
      blob(LIGHT, '172 48, 186 48, 198 58, 206 74, 196 68, 184 62, 172 60', 'opacity=".6"') +
      blob(DARK, '166 88, 180 96, 196 98, 212 94, 212 104, 196 108, 176 103, 164 94', 'opacity=".7"') +
      rivets(187, 78, 19, 17) +
      plate(
        '92 43, 104 40, 115 44, 121 58, 123 78, 121 98, 115 110, 104 113, 92 110, 82 102, 80 84, 82 62',
        3,
        2.6,
      ) +
      blob(LIGHT, '92 46, 104 44, 113 50, 116 62, 106 58, 94 58, 86 64', 'opacity=".6"') +
      blob(DARK, '84 96, 96 103, 110 104, 120 94, 118 108, 104 114, 90 110', 'opacity=".7"') +
      rivets(102, 79, 16, 20) +
      // Collars of the neck, the later over the earlier.
      plate('84 48, 92 46, 94 58, 91 72, 92 88, 96 102, 92 112, 80 114, 70 106, 66 88, 70 66', 2.6, 2) +
      blob(LIGHT, '78 56, 88 50, 90 58, 86 74, 84 66, 80 64', 'opacity=".55"') +
      blob(DARK, '70 84, 78 92, 88 98, 94 106, 84 116, 70 108, 62 92', 'opacity=".7"') +
      limb(FOLD, '80 52 .8, 83 66 2.4, 81 82 2.6, 85 96 2.4, 92 106 .8', 'opacity=".8"') +
      stroke(
        FOLD,
        1.3,
        '83 122, 98 126, 117 123; 174 119, 190 123, 208 118; 85 139, 99 142, 116 139; 177 139, 191 142, 207 139',
      ),
    over: nails(87, 179.4),
    head:
      ear(64, 57, FAR, '#7a635c') +
      `<path fill="${COAT}" d="${head}"/>` +
      within(
        'rhh',
        head,
        blob(DARK, '100 58, 80 46, 62 54, 48 68, 38 74, 42 80, 52 78, 62 70, 74 64, 88 66') +
          blob(LIGHT, '84 55, 74 55, 64 63, 54 72, 44 78, 54 77, 66 68, 78 62', 'opacity=".55"') +
          blob(
            DARK,
            '100 70, 98 106, 74 132, 50 132, 34 124, 50 122, 64 116, 76 102, 86 84',
            'opacity=".75"',
          ) +
          blob(LIGHT, '4 98, 10 88, 22 85, 34 86, 42 92, 40 102, 28 106, 12 106', 'opacity=".45"') +
          blob(PINK, '8 112, 16 112, 26 114, 36 116, 42 120, 24 126, 8 118', 'opacity=".7"') +
          blob(DARK, '52 78, 60 82, 62 96, 56 108, 46 112, 54 100, 54 88', 'opacity=".5"') +
          limb(FOLD, '76 62 .8, 79 78 2.6, 75 98 2.8, 66 112 2.4, 60 127 1', 'opacity=".85"') +
          limb(FOLD, '66 78 .6, 68 90 1.8, 63 104 1.8, 54 114 .6', 'opacity=".7"') +
          stroke(FOLD, 1, '36 84, 42 88, 44 94; 30 88, 35 93, 36 99', 'opacity=".7"') +
          dots(DARK, '14 102 .8, 20 104 .8, 26 101 .8, 50 98 .8, 46 106 .8'),
      ) +
      blob('#3b3633', HORN) +
      within(
        'rhn',
        blobPath(HORN),
        blob('#665e57', '10 86, 10 74, 15 62, 24 52, 21 62, 19 72, 20 84', 'opacity=".9"') +
          blob('#8a8078', '12.6 80, 13 72, 16.6 63.6, 21 57.6, 18 66, 16 74, 15.4 82', 'opacity=".8"') +
          stroke(
            '#231f1d',
            0.9,
            '22 84, 21 76, 22 68, 24 60; 27 83, 25 77, 24.6 70; 32 82, 28.6 78',
            'opacity=".8"',
          ) +
          stroke('#8a8078', 1, '9 84, 18 82, 28 81.6, 40 82', 'opacity=".6"'),
      ) +
      stroke(FOLD, 1.5, '3 111, 8 110.6, 14 111.4, 24 113.6, 33 115.6, 39 116.4') +
      stroke(FOLD, 1, '38 112, 41 116, 40 121') +
      blob(INK, '7.4 97.6, 8.6 93.6, 12 92, 14.6 94, 13 97, 10 97.4') +
      stroke(LIGHT, 0.9, '7 93.6, 10 90.6, 14.6 91.6') +
      blob(INK, '43 90.6, 45 87.8, 48 87.4, 50.4 89.4, 48.4 91.6, 45.4 91.8') +
      oval('#5c3f2c', 46.6, 89.6, 1.5, 1.4) +
      oval('#0d0b0a', 46.6, 89.6, 0.95) +
      oval('#fff', 46, 89, 0.4) +
      stroke(FOLD, 1.1, '41 88, 45 85, 50.6 86; 42 93.6, 46.6 95.4, 52 93.4; 52.6 88, 55.6 91') +
      ear(77, 58, COAT, PINK) +
      limb('#2f2a28', '214 103 2.8, 215.6 112 3.8, 212.6 122 1'),
    face: [-8, 30, 98, 136],
    box: [1, 68, 122, 132.3],
    size: 0.5,
  });
};
