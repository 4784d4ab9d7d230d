import type { Figure } from '../figure';
import { ellipses, feathers, form, gaze } from '../parts/plumage';
import { blob, limb, oval, stroke } from '../parts/shapes';

const ROOT = { x: 120, y: 150 };

const tenth = (value: number): number => Math.round(value * 10) / 10;

const on = (degrees: number, r: number): readonly [x: number, y: number] => {
  const angle = (degrees * Math.PI) / 180;
  return [tenth(ROOT.x + r * Math.sin(angle)), tenth(ROOT.y - r * Math.cos(angle))];
};

const spread = (count: number, half: number, shift = 0): number[] =>
  Array.from({ length: count }, (_, i) => ((i + shift) / (count - 1) - 0.5) * 2 * half);

const turned = (id: string, angles: readonly number[]): string =>
  angles
    .map((degrees) => `<use href="#${id}" transform="rotate(${tenth(degrees)} ${ROOT.x} ${ROOT.y})"/>`)
    .join('');

/** The eye spots that stand one below the other on a ray, `[distance, size]`. */
const eyes = (rows: readonly (readonly [r: number, size: number])[]): string => {
  const part = (fill: string, scale: number, out: number): string =>
    ellipses(
      fill,
      rows
        .map(
          ([r, size]) =>
            `${ROOT.x} ${tenth(ROOT.y - r - out * size)} ${tenth(size * scale * 0.8)} ${tenth(size * scale)} 0`,
        )
        .join(';'),
    );
  return (
    part('#a9a451', 1.16, 0) +
    part('#8d5a2c', 0.86, 0.12) +
    part('#3fa9a3', 0.6, 0.18) +
    part('#1c2a63', 0.36, 0.02)
  );
};

const OUTER = spread(21, 99);
const INNER = spread(21, 99, 0.5).slice(0, 20);

const train =
  `<defs><g id="pkf">${feathers('#2f5f3c', '120 130 120 29 9')}</g>` +
  `<g id="pko">${stroke('#7c9a4c', 0.9, '120 110, 120 38; 122 110, 125 40; 118 110, 115 40', 'opacity=".55"')}${eyes(
    [
      [110, 6.2],
      [83, 5.2],
      [60, 3.8],
    ],
  )}</g><g id="pki">${eyes([
    [96, 5.8],
    [71, 4.5],
    [50.5, 3.2],
  ])}</g></defs>` +
  turned('pkf', spread(43, 101)) +
  blob(
    '#3f7747',
    spread(19, 98)
      .map((degrees) => on(degrees, 106).join(' '))
      .concat('120 172')
      .join(','),
  ) +
  turned('pko', OUTER) +
  turned('pki', INNER);

/** A cock in display, his train raised. */
export const indianPeacock = (): Figure => ({
  body:
    train +
    form(
      'pkb',
      '#5d8f45',
      '120 98, 140 104, 156 120, 163 144, 156 166, 138 178, 102 178, 84 166, 77 144, 84 120, 100 104',
      `<defs><g id="pks">${ellipses('#2d6b3f', '120 122 1.9 2.6 0; 120 108 1.9 2.6 0')}</g><g id="pkt">${stroke('#c7b956', 1.1, '120 128, 120 102', 'opacity=".7"')}${ellipses('#2d6b3f', '120 115 1.9 2.6 0')}</g></defs>` +
        turned('pkt', spread(25, 99)) +
        turned('pks', spread(19, 99)),
    ) +
    feathers(
      '#a3683a',
      '146 140 172 180 11; 142 142 164 184 11; 94 140 68 180 11; 98 142 76 184 11; 138 146 155 184 10; 102 146 85 184 10',
    ) +
    feathers('#c9a37a', '138 132 156 166 13; 134 138 148 168 12; 102 132 84 166 13; 106 138 92 168 12') +
    stroke(
      '#4a3426',
      1.2,
      '143 142, 149 138; 146 149, 153 145; 149 156, 155 152; 97 142, 91 138; 94 149, 87 145; 91 156, 85 152',
    ) +
    limb('#6c5f55', '130 176 6, 132 190 4, 130 203 3.4') +
    stroke('#6c5f55', 2.6, '118 206.5, 129 203.5, 140 206.5; 129 203.5, 124 208') +
    limb('#857566', '110 176 7, 109 190 4.4, 108 204 3.8') +
    stroke('#857566', 3, '95 207.5, 107 204, 118 207.5; 107 204, 103 209') +
    form(
      'pkn',
      '#1d4fae',
      '99 86, 106 84, 113 90, 114 102, 118 114, 128 124, 139 138, 142 154, 136 170, 124 180, 112 181, 102 174, 95 160, 94 144, 98 128, 101 114, 100 102, 97 94',
      blob('#123a6b', '128 122, 142 140, 144 160, 132 182, 104 182, 116 172, 128 156, 130 138') +
        blob('#17323a', '96 158, 116 168, 140 156, 140 176, 120 184, 100 180') +
        blob('#3c82dc', '100 100, 106 112, 104 130, 99 148, 101 158, 94 150, 96 126') +
        stroke(
          '#2aa4b4',
          1.3,
          '110 116, 108 122; 116 124, 115 130; 108 130, 107 136; 118 136, 117 142; 110 142, 110 148; 122 130, 122 136; 104 140, 104 146; 118 150, 118 155; 126 144, 126 150',
          'opacity=".7"',
        ),
    ) +
    stroke(
      '#2b4a5a',
      1,
      '106 84, 104 76, 99 68; 107 84, 106.5 75, 104 66; 108 84, 109 75, 109.5 65; 109 84.5, 111.5 76, 115 67; 109.5 85, 113.5 78, 119 70.5',
    ) +
    ellipses(
      '#1f7f9c',
      '98.4 66.8 2.6 1.9 60; 103.7 64.4 2.6 1.9 78; 109.6 63.4 2.6 1.9 92; 115.4 65.4 2.6 1.9 112; 120 69 2.6 1.9 128',
    ) +
    blob('#1d4fae', '97 88, 102 83, 109 83, 114 88, 114 96, 108 101, 100 99, 96.5 94') +
    blob('#e9ece6', '96.5 90, 102 86.6, 109 87, 111 88.6, 103 89.6, 97 91.8') +
    blob('#e9ece6', '97.6 94.4, 103 93.4, 109 94.6, 107 97.4, 101 97.8') +
    stroke('#14233f', 1.5, '96 92.6, 103 91.6, 111 92') +
    blob('#6d6a62', '97.4 89, 92 90.4, 87.6 94.6, 92.4 94.4, 97.4 95') +
    stroke('#3a3834', 0.7, '97.5 92.4, 92 93, 88.6 94.3') +
    oval('#2d2a28', 95, 91, 0.8, 0.5) +
    gaze(103.6, 91.6, 1.9),
  box: [-1, 30, 241, 211],
  pose: 'stand',
  size: 0.66,
  head: [78, 58, 140, 120],
});
