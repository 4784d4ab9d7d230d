import { at } from '../../drawing/numbers';
import { createRandom } from '../../drawing/random';
import type { Figure } from '../figure';
import { along } from '../parts/along';
import { form } from '../parts/plumage';
import { bars, blob, blobPath, both, dots, limb, mirrored, moved, oval, pair, stroke } from '../parts/shapes';

const flipped = (text: string): string =>
  text.replace(
    /(-?[\d.]+) (-?[\d.]+)((?: [\d.]+)?)/g,
    (_, x: string, y: string, w: string) => `${(200 - Number(x)).toFixed(1)} ${y}${w}`,
  );

const twoSides = (draw: (at: (text: string) => string, id: string) => string): string =>
  draw(flipped, 'l') + draw((text) => text, 'r');

/** Cross-veins between two long veins, `count` of them, leaning in turn. */
function crossVeins(upper: string, lower: string, count: number): string {
  const [a, b] = [along(upper, 1.5), along(lower, 1.5)];
  const place = (list: typeof a, share: number) => at(list, Math.round(share * (list.length - 1)));
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count;
    const [from, to] = [place(a, share), place(b, Math.max(0, share - 0.012 * (1 + (i % 2))))];
    return `M${pair(from.x, from.y)}L${pair(to.x, to.y)}`;
  }).join('');
}

const WING = '#f3f1df';
const VEIN = '#5d4a26';
const COSTA = '#8a6526';

/** A clear wing: long veins from its root, the net between them, the stout leading edge and the spot near its tip. */
function glassWing(
  outline: string,
  veins: readonly string[],
  counts: readonly number[],
  spot: string,
): string {
  const [leading = ''] = veins;
  const net = counts.map((count, i) => crossVeins(at(veins, i), at(veins, i + 1), count)).join('');
  return (
    blob(WING, outline, 'opacity=".66"') +
    `<path stroke="${VEIN}" stroke-width=".45" opacity=".8" d="${net}"/>` +
    stroke(VEIN, 0.75, veins.slice(1, -1).join('; ')) +
    `<path fill="none" stroke="${VEIN}" stroke-width=".8" d="${blobPath(outline)}"/>` +
    stroke(COSTA, 1.7, leading) +
    bars('#b5602a', spot)
  );
}

const FORE_VEINS = [
  '6 55, 20 48, 42 41.4, 66 37.6, 92 35.6, 112 36.8, 124 41',
  '6 57, 20 51, 42 45.4, 66 41.6, 92 39.4, 112 40.4, 124 44',
  '6 59, 20 54.6, 42 50.4, 66 47, 92 45, 112 45.6, 126 47.6',
  '6 61, 20 58.6, 42 55.8, 66 53, 92 51, 110 51, 122 52.4',
  '6 62.6, 20 62, 42 60.8, 66 59, 90 56.6, 106 56, 114 56',
  '6 64.4, 20 66.4, 42 67.6, 66 66, 90 61.8, 104 59, 110 57.6',
] as const;

const HIND_VEINS = [
  '5 70, 20 68.6, 44 70, 70 73, 96 77.4, 112 82, 119 88',
  '5 72, 20 72, 44 73.8, 70 77, 96 81.2, 112 85.6, 119 90',
  '5 74, 20 75.6, 44 79, 70 82.8, 94 87, 110 91, 117 94',
  '5 76, 18 80, 38 86.4, 60 91, 82 94.4, 98 97.6, 108 99',
  '5 78.4, 15 84.6, 30 94, 48 100.6, 66 104, 80 105.4, 90 104.6',
  '4.6 81, 10 89, 18 100, 28 108.6, 40 113, 52 113.4, 60 111.6',
  '4 86, 5.6 96, 9 107, 15 114, 22 117, 29 117.4, 33 117',
] as const;

/** From above: clear wings, the hind pair broad at the root, a body of gold that reddens along the back. */
export const wanderingGlider = (): Figure => ({
  body: moved(
    both(
      stroke('#4a381c', 1.8, '5 46, 13 40, 17 31; 9 58, 18 53, 24 45; 7 70, 16 77, 17 88') +
        glassWing(
          '4 71, 20 68.6, 44 70, 70 73, 96 77.4, 112 82, 119.6 88.6, 117 95, 107 100, 90 104.6, 70 108.6, 52 113.4, 33 117.2, 19 116.6, 9.6 108, 4 90',
          HIND_VEINS,
          [20, 16, 13, 11, 9, 6],
          '94 79 3.4, 105 81.6 3.4',
        ) +
        blob('#e0a53c', '4 74, 12 76, 17 84, 17 95, 12 103, 6 100', 'opacity=".35"') +
        glassWing(
          '4 57, 20 48, 42 41.4, 66 37.6, 92 35.6, 112 36.8, 124 41, 127 47, 121 53.4, 108 58.4, 88 62.6, 66 66.2, 42 67.8, 20 66.8, 5 65',
          FORE_VEINS,
          [22, 18, 14, 12, 9],
          '97 37.6 3.4, 109 38.8 3.4',
        ) +
        blob('#fffdf2', '24 56, 60 48, 96 46, 118 49, 90 52, 54 56', 'opacity=".4"') +
        blob('#fffdf2', '22 80, 56 84, 90 90, 104 95, 76 95, 40 90', 'opacity=".4"'),
    ) +
      form(
        'ab',
        '#dd9a2b',
        mirrored('0 76, 6 79, 8.4 88, 7.6 100, 7 114, 6.6 130, 6 146, 4.6 160, 3 168, 0 170'),
        blob('#b5451b', mirrored('0 80, 4 84, 4.6 100, 4.2 130, 3.6 158, 0 168'), 'opacity=".85"') +
          blob('#f2c65e', '-8 84, -5.4 82, -4.8 110, -4.4 150, -7 150, -8 110', 'opacity=".8"') +
          blob('#8a4a16', '5 84, 9 84, 8 130, 5 166, 3 166, 5 130', 'opacity=".7"') +
          stroke(
            '#7a3a12',
            1.1,
            '-9 89, 0 90.4, 9 89; -8.4 101, 0 102.4, 8.4 101; -8 114, 0 115.4, 8 114; -7.4 127, 0 128.4, 7.4 127; -7 139, 0 140.4, 7 139; -6.4 150, 0 151.2, 6.4 150; -5.6 160, 0 161, 5.6 160',
          ) +
          bars(
            '#21140d',
            '0 141 1, 0 145 4.6, 0 149 2; 0 151.6 1, 0 155.4 5, 0 159.4 2; 0 161.4 1, 0 165 5, 0 169 2',
          ),
      ) +
      both(limb('#2a1a10', '1.6 168 2.2, 3 175 1.6, 3.4 179 .8')) +
      form(
        'at',
        '#d39a34',
        mirrored('0 41, 9 44, 14 52, 14.6 62, 12 72, 7 80, 0 83'),
        blob('#f2cf7a', '-14 50, -7 44, -3 46, -6 58, -7 74, -13 70', 'opacity=".8"') +
          blob('#8f5a1e', '8 44, 16 52, 15 72, 6 82, 8 68, 9 56', 'opacity=".7"') +
          blob('#a56a24', mirrored('0 44, 3.6 47, 4.4 58, 3.4 70, 0 76'), 'opacity=".8"') +
          stroke('#7a4a18', 1.2, '-13 54, -6 59; 13 54, 6 59; -13 66, -5 69; 13 66, 5 69; -9 76, 0 79, 9 76'),
      ) +
      stroke(
        '#efd08a',
        0.8,
        '-8 45, -11 40; -4 43, -5 38; 4 43, 5 38; 8 45, 11 40; -12 50, -16 47; 12 50, 16 47; -6 50, -7 46; 6 50, 7 46; -9 62, -12 58; 9 62, 12 58',
      ) +
      both(
        blob('#7a2c1a', '.4 41, 7 42.6, 13 39, 15.6 31.6, 13 24, 7 20.6, .4 22.6') +
          blob('#a8482a', '1.6 38, 7 39, 11 35, 12.6 30, 10 25, 5.4 23.6, 1.6 26') +
          blob('#3d130c', '8 43, 14 39, 16 31, 14 25, 13.6 34, 10 39', 'opacity=".6"'),
      ) +
      blob('#e79a72', '-11 30, -9 25.6, -5.6 25, -6.4 29, -9 32.6') +
      blob('#e79a72', '3 28, 5 24.8, 8 25.4, 6.4 29, 4 31') +
      blob('#f0d06a', mirrored('0 25, 4.6 23, 6.6 20.4, 4.4 18, 0 17.4')) +
      stroke('#8a5a1e', 0.9, '-4.6 20.6, 0 22, 4.6 20.6; -3 18, -4 15; 3 18, 4 15'),
    100,
    0,
  ),
  box: [-27, 15, 227, 180],
  pose: 'fly',
  size: 0.68,
  head: [56, 4, 144, 92],
});

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
    twoSides(
      (at) => limb('#3b2a1a', at(upper)) + limb('#4d3722', at(lower)) + stroke('#2b1e13', 2, at(foot)),
    );
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
      twoSides(
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
      twoSides(
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
