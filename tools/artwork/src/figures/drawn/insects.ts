import { createRandom } from '../../drawing/random';
import type { Figure } from '../figure';
import { form } from '../parts/plumage';
import { bars, blob, blobPath, dots, limb, oval, stroke, within } from '../parts/shapes';

const mirrored = (text: string): string =>
  text.replace(
    /(-?[\d.]+) (-?[\d.]+)((?: [\d.]+)?)/g,
    (_, x: string, y: string, w: string) => `${(200 - Number(x)).toFixed(1)} ${y}${w}`,
  );

const pair = (draw: (at: (text: string) => string, id: string) => string): string =>
  draw(mirrored, 'l') + draw((text) => text, 'r');

/** From above: broad hind wings, a body of gold. */
export const wanderingGlider = (): Figure => {
  const fore =
    '104 56, 122 47, 150 38, 180 33, 206 33, 218 38, 219 45, 208 52, 180 59, 150 64, 122 66, 105 64';
  const hind =
    '104 67, 122 67, 150 68, 180 70, 203 73, 212 80, 210 88, 196 95, 172 100, 146 104, 124 103, 110 94, 104 82';
  const wing = (id: string, outline: string, veins: string): string => {
    const path = blobPath(outline);
    return (
      `<path fill="#eef0e2" opacity=".8" d="${path}"/>` +
      within(id, path, stroke('#6d5a34', 0.7, veins, 'opacity=".75"')) +
      `<path fill="none" stroke="#6d5a34" stroke-width="1" d="${path}"/>`
    );
  };
  const net = (
    from: number,
    to: number,
    top: (x: number) => number,
    bottom: (x: number) => number,
  ): string => {
    const lines: string[] = [];
    for (let x = from; x < to; x += 6.4)
      lines.push(`${x} ${top(x).toFixed(1)}, ${x - 3} ${bottom(x).toFixed(1)}`);
    return lines.join('; ');
  };
  const foreVeins =
    '104 58, 150 43, 216 39; 104 60, 150 49, 218 44; 106 62, 150 55, 212 49; 108 63, 150 60, 200 54; ' +
    net(
      118,
      214,
      (x) => 58 - (x - 104) * 0.2,
      (x) => 66 - (x - 104) * 0.13,
    );
  const hindVeins =
    '104 69, 150 72, 210 82; 104 71, 150 79, 206 88; 105 74, 144 88, 190 96; 106 78, 132 96, 156 102; 107 82, 120 98; ' +
    net(
      114,
      210,
      (x) => 67 + (x - 104) * 0.06,
      (x) => (x < 150 ? 103 : 103 - (x - 150) * 0.22),
    );
  return {
    body:
      pair((at, id) => wing(`h${id}`, at(hind), at(hindVeins)) + wing(`f${id}`, at(fore), at(foreVeins))) +
      pair(
        (at) =>
          bars('#c9742a', at('196 35 3.4, 207 35.4 3.4; 194 73.4 3, 203 75.4 3')) +
          blob('#e8b04a', at('104 76, 116 80, 120 92, 112 94, 105 84'), 'opacity=".5"') +
          blob('#c9a05a', at('208 80, 212 84, 206 91, 198 92'), 'opacity=".4"'),
      ) +
      pair((at) =>
        stroke('#4a381c', 1.6, at('104 52, 114 44, 116 36; 106 60, 116 56, 122 50; 105 70, 112 78, 112 88')),
      ) +
      form(
        'ab',
        '#e0a02f',
        '100 78, 106 82, 107 96, 106 112, 105.6 130, 105.6 150, 104 168, 100 174, 96 168, 94.4 150, 94.4 130, 94 112, 93 96, 94 82',
        blob('#c2571f', '97 84, 103 84, 103 120, 104 170, 96 170, 97 120', 'opacity=".75"') +
          stroke(
            '#8f4a16',
            1,
            '93 92, 107 92; 93 104, 107 104; 94 116, 106 116; 94 128, 106 128; 94 140, 106 140; 94 152, 106 152; 95 163, 105 163',
          ) +
          dots('#2a1a10', '100 146 1.8, 100 157 2.2, 100 167 2.4'),
      ) +
      limb('#2a1a10', '98 172 2, 97 179 1.4') +
      limb('#2a1a10', '102 172 2, 103 179 1.4') +
      form(
        'at',
        '#d9a238',
        '100 44, 109 47, 113 57, 112 70, 107 79, 100 82, 93 79, 88 70, 87 57, 91 47',
        blob('#b5792a', '96 46, 104 46, 105 78, 95 78', 'opacity=".7"') +
          stroke('#8f5a1e', 1.2, '90 56, 98 60; 110 56, 102 60; 89 68, 97 70; 111 68, 103 70'),
      ) +
      blob('#7d2f1c', '99 42, 92 43, 87.4 38, 88 31, 94 27, 99 29') +
      blob('#7d2f1c', '101 42, 108 43, 112.6 38, 112 31, 106 27, 101 29') +
      blob('#b5502f', '96 30, 91 32, 90.4 37, 94 36') +
      blob('#b5502f', '104 30, 109 32, 109.6 37, 106 36') +
      blob('#e3c05a', '97 27, 100 24.6, 103 27, 102.6 33, 100 35, 97.4 33'),
    box: [-19, 24, 219, 180],
    pose: 'fly',
    size: 0.6,
    head: [56, 14, 144, 102],
  };
};

/** From above, as it stands on its comb. */
export const giantHoneyBee = (): Figure => {
  const rand = createRandom('bee');
  let fuzz = '';
  for (let i = 0; i < 46; i++) {
    const angle = (i / 46) * 6.283;
    const [x, y] = [100 + Math.cos(angle) * 21, 74 + Math.sin(angle) * 21];
    fuzz += `M${x.toFixed(1)} ${y.toFixed(1)}l${(Math.cos(angle) * rand.in(3, 6)).toFixed(1)} ${(Math.sin(angle) * rand.in(3, 6)).toFixed(1)}`;
  }
  const leg = (upper: string, lower: string, foot: string): string =>
    pair((at) => limb('#3b2a1a', at(upper)) + limb('#4d3722', at(lower)) + stroke('#2b1e13', 2, at(foot)));
  return {
    body:
      leg('112 60 5, 128 50 5, 134 42 4.4', '134 42 4.4, 138 28 3.4', '138 28, 137 18, 140 13') +
      leg('116 76 5, 138 74 5.4, 148 80 4.6', '148 80 5, 160 94 3.4', '160 94, 168 104, 169 111') +
      leg('112 90 6, 132 106 6.4, 140 120 5.4', '140 120 7.4, 146 142 5.4', '146 142, 152 156, 151 164') +
      form(
        'ba',
        '#e79a26',
        '100 92, 112 96, 121 108, 125 124, 123 144, 116 164, 107 180, 100 188, 93 180, 84 164, 77 144, 75 124, 79 108, 88 96',
        blob('#f4bd58', '92 98, 106 98, 112 112, 104 130, 94 122', 'opacity=".7"') +
          bars(
            '#2a1c12',
            '72 114 1, 100 117 4, 128 114 1; 70 128 3, 100 132 6, 130 128 3; 70 143 5, 100 147 8, 130 143 5; 72 158 7, 100 162 9, 128 158 7; 78 173 8, 100 177 9, 122 173 8',
          ) +
          blob('#1f140c', '86 178, 114 178, 108 192, 92 192') +
          stroke(
            '#c9b28a',
            0.9,
            '77 121, 100 125, 123 121; 76 136, 100 140, 124 136; 78 151, 100 155, 122 151',
            'opacity=".7"',
          ),
      ) +
      `<path stroke="#8a6534" stroke-width="1.6" stroke-linecap="round" d="${fuzz}"/>` +
      form(
        'bt',
        '#5d4224',
        '100 52, 112 55, 120 64, 122 76, 117 88, 108 95, 100 97, 92 95, 83 88, 78 76, 80 64, 88 55',
        blob('#8a6534', '92 58, 108 58, 114 70, 108 84, 92 84, 86 70', 'opacity=".75"') +
          oval('#2b1e13', 100, 74, 7.4, 9),
      ) +
      pair(
        (at, id) =>
          form(
            `bv${id}`,
            '#b9a583',
            at('110 80, 124 94, 136 116, 141 138, 136 148, 126 138, 116 116, 108 94'),
            stroke('#5d4224', 0.9, at('110 82, 126 112, 136 144; 110 86, 120 114, 130 140')),
          ) +
          form(
            `bw${id}`,
            '#8f7550',
            at('112 66, 128 80, 146 106, 158 136, 162 158, 155 166, 144 152, 130 124, 116 94, 110 78'),
            blob('#c7ab7c', at('122 92, 140 116, 154 150, 140 138, 126 112'), 'opacity=".6"') +
              stroke(
                '#3b2a1a',
                1,
                at(
                  '112 70, 136 104, 158 156; 114 78, 132 112, 152 158; 130 96, 140 98; 134 116, 146 118; 140 132, 152 132; 148 146, 156 144',
                ),
              ),
          ),
      )
        .replaceAll('<path fill="#b9a583"', '<path opacity=".85" fill="#b9a583"')
        .replaceAll('<path fill="#8f7550"', '<path opacity=".88" fill="#8f7550"') +
      form(
        'bh',
        '#33241a',
        '100 26, 109 28, 116 35, 117 44, 112 52, 100 55, 88 52, 83 44, 84 35, 91 28',
        blob('#6d5030', '94 32, 106 32, 109 42, 100 48, 91 42'),
      ) +
      pair(
        (at) =>
          blob('#1a120d', at('112 30, 118 34, 120 42, 117 50, 112 46, 110 37')) +
          stroke('#6d5a48', 1.2, at('115 34, 117.6 41')) +
          stroke('#2b1e13', 2.2, at('104 29, 110 17, 112 12')) +
          limb('#2b1e13', at('112 12 2.6, 120 4 2.6, 128 -2 2.2')),
      ) +
      dots('#c9b28a', '97 36 1, 103 36 1, 100 33.4 1') +
      blob('#2b1e13', '96 27, 100 22, 104 27, 102 31, 98 31'),
    box: [30, -3, 170, 189],
    pose: 'flat',
    size: 0.72,
    head: [44, -8, 156, 104],
  };
};
