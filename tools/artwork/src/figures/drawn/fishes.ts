import type { Figure } from '../figure';
import { along, beside } from '../parts/along';
import { fishEye, rays } from '../parts/fins';
import { form } from '../parts/plumage';
import { blob, dots, limb, limbPath, oval, stroke, within } from '../parts/shapes';

export const europeanEel = (): Figure => {
  const line =
    '24 74 17, 46 62 21, 70 56 23, 96 64 24, 118 82 23, 142 94 21, 168 90 18, 190 74 14, 210 60 10, 230 56 6, 246 60 1.6';
  const side = (row: number, scale: number): string =>
    along(line, 12, 2)
      .map((place) => {
        const [x, y] = beside(place, row);
        return `${x.toFixed(1)} ${y.toFixed(1)} ${(place.w * scale).toFixed(1)}`;
      })
      .join(', ');
  const fin = (row: number, from: number): string =>
    along(line, 6, 4)
      .filter(({ t }) => t > from)
      .map((place) => {
        const [x, y] = beside(place, row);
        return `${x.toFixed(1)} ${y.toFixed(1)} ${(Math.min(8, (place.t - from) * 40) * Math.min(1, (1 - place.t) * 5 + 0.3)).toFixed(1)}`;
      })
      .join(', ');
  const outline = limbPath(line);
  const fineRays = (row: number, from: number, out: number): string =>
    stroke(
      '#3c4326',
      0.7,
      along(line, 4, 4)
        .filter(({ t }) => t > from + 0.03 && t < 0.96)
        .map((place) =>
          [beside(place, row), beside(place, row + out)]
            .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
            .join(', '),
        )
        .join('; '),
      'opacity=".7"',
    );
  return {
    body:
      limb('#7d8250', fin(0.52, 0.26)) +
      limb('#98935a', fin(-0.5, 0.42)) +
      fineRays(0.5, 0.3, 0.16) +
      fineRays(-0.5, 0.46, -0.14) +
      `<path fill="#565c34" d="${outline}"/>` +
      within(
        'ee',
        outline,
        limb('#d8c887', side(-0.4, 0.42)) +
          limb('#f0e7b8', side(-0.5, 0.2)) +
          limb('#3f4527', side(0.5, 0.3), 'opacity=".7"') +
          limb('#7d8450', side(0.22, 0.16), 'opacity=".8"') +
          stroke(
            '#3c4326',
            0.8,
            along(line, 10, 20)
              .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
              .join(', '),
            'stroke-dasharray="2 2.4"',
          ),
      ) +
      form(
        'eh',
        '#5f6539',
        '3 83, 7 78, 15 72, 25 66, 36 60, 46 54, 54 60, 54 72, 46 78, 36 82, 24 86, 12 88, 5 87',
        blob('#d8c887', '2 86, 16 85, 32 80, 50 72, 54 80, 30 92, 6 92') +
          blob('#7d8450', '10 76, 24 68, 40 60, 34 67, 20 74', 'opacity=".8"'),
      ) +
      stroke('#2d321b', 1.3, '3.6 84, 11 83.4, 19 81.6, 24 80') +
      stroke('#6f7446', 1.4, '5 79.6, 2 77') +
      fishEye(19, 76, 2.3, '#dcb94e') +
      stroke('#2d321b', 1.4, '47 66, 50 70, 49 74') +
      form(
        'ef',
        '#757b48',
        '52 68, 60 66, 70 70, 76 77, 68 80, 58 77',
        stroke('#3c4326', 0.7, '55 70, 72 76; 56 72, 68 79; 56 69, 73 73'),
      ),
    box: [1, 43, 247, 108],
    pose: 'swim',
    size: 0.44,
    head: [-4, 34, 76, 114],
  };
};

export const ocellarisClownfish = (): Figure => {
  const orange = '#f0761f';
  const black = '#241c1a';
  const fin = (id: string, outline: string, inner = ''): string =>
    form(id, orange, outline, `${inner}${stroke(black, 5, `${outline}, ${outline.split(',')[0] ?? ''}`)}`);
  return {
    body:
      fin(
        'ct',
        '148 56, 160 48, 174 44, 186 48, 190 60, 188 74, 176 80, 162 76, 148 70',
        rays('#c2500f', [150, 58, 150, 70], [190, 48, 190, 76], 8),
      ) +
      fin(
        'cd',
        '46 34, 58 20, 74 13, 92 14, 102 22, 112 20, 126 20, 138 28, 140 42, 130 50, 60 50',
        rays('#c2500f', [54, 36, 134, 46], [54, 14, 142, 24], 14),
      ) +
      fin(
        'ca',
        '98 94, 102 108, 114 114, 126 108, 130 94, 128 84',
        rays('#c2500f', [100, 92, 128, 86], [106, 114, 132, 100], 7),
      ) +
      fin(
        'cv',
        '58 94, 62 108, 72 116, 80 110, 80 94',
        rays('#c2500f', [60, 94, 78, 94], [66, 116, 82, 108], 5),
      ) +
      form(
        'cb',
        orange,
        '10 66, 14 56, 24 44, 40 34, 60 29, 82 29, 104 34, 124 42, 142 52, 154 58, 156 66, 152 73, 138 80, 120 89, 98 96, 74 98, 50 95, 30 86, 16 76',
        blob('#ff9e48', '14 72, 40 82, 80 88, 120 84, 150 72, 120 96, 60 104, 20 88', 'opacity=".8"') +
          blob('#d95f12', '16 54, 50 30, 90 26, 130 42, 90 38, 50 40', 'opacity=".6"') +
          // Three white bars edged with black; the middle one swells forward.
          blob(black, '42 26, 58 24, 60 44, 58 64, 62 84, 58 104, 42 100, 40 80, 37 62, 40 44') +
          blob('#fbfaf4', '46 26, 54.6 25, 56 44, 54 64, 58 84, 54 104, 46 100, 44 80, 41 62, 44 44') +
          blob(
            black,
            '92 24, 108 30, 108 44, 111 62, 108 80, 112 100, 90 102, 90 86, 80 72, 76 62, 82 50, 92 40',
          ) +
          blob(
            '#fbfaf4',
            '96 26, 104 30, 104 44, 107 62, 104 80, 108 98, 94 100, 94 84, 84 71, 80 62, 86 52, 96 41',
          ) +
          blob(black, '140 44, 152 50, 150 60, 151 70, 148 84, 138 88, 139 74, 138 60') +
          blob('#fbfaf4', '143.4 46, 149 50, 147 60, 148 70, 145 84, 141 86, 142 74, 141 60'),
      ) +
      form(
        'cp',
        orange,
        '70 62, 82 60, 94 66, 98 76, 90 86, 78 84, 70 76',
        rays('#c2500f', [72, 64, 72, 76], [98, 66, 88, 88], 7) +
          stroke(black, 3.6, '80 59, 92 64, 98 74, 92 86, 80 86'),
      ) +
      stroke('#a8440c', 1.5, '10.6 68, 16 69.4, 22 71') +
      stroke('#a8440c', 1.2, '38 52, 36 64, 38 76') +
      dots('#a8440c', '16 58 .8') +
      oval('#3a1d0c', 29, 56, 5.6) +
      oval('#f0a04c', 29, 56, 4.8) +
      oval('#120c0a', 29, 56, 3.3) +
      dots('#fff', '27.8 54.6 .9'),
    box: [9, 12, 191, 117],
    pose: 'swim',
    size: 0.44,
    head: [0, 10, 104, 114],
  };
};
