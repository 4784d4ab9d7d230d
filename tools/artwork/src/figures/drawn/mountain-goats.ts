import type { Figure } from '../figure';
import { hoofed } from '../parts/hoofed';
import { hoofedHead, PROFILES } from '../parts/hoofed-head';
import { blob, limb, limbPath, stroke, within } from '../parts/shapes';

const SCIMITAR = '-3 3 9, 0 -11 8.6, 9 -24 7.4, 22 -30 5.4, 34 -26 3.4, 39 -19 1';

/** A saddleback: the old ram, dark with a silver saddle, a pale ring at the eye, horns curving back. */
export const nilgiriTahr = (): Figure => {
  const coat = '#5b4737';
  const dark = '#3b2d24';
  return hoofed({
    id: 'nt',
    coat,
    pale: '#8f7860',
    hoof: '#241e1a',
    shade: 0,
    under: 7,
    back: '56 2, 63 8, 72 16, 82 22, 94 25, 108 29, 124 33, 140 33, 156 31, 170 33, 181 40, 188 52, 189 68, 187 84, 188 95',
    hind: { x: 185, y: 112, width: 8.6, foot: 184 },
    belly: '170 99, 161 94, 151 92, 136 96, 120 99, 108 99, 101 96',
    fore: { x: 93, y: 116, width: 8.6 },
    chest: '82 98, 74 92, 68 82, 64 70, 58 58, 51 46, 47 32',
    stockings: [dark, 112],
    planes:
      blob(
        '#a58e6f',
        '100 20, 124 26, 156 24, 180 32, 182 46, 172 62, 152 72, 132 70, 114 60, 104 44',
        'opacity=".45"',
      ) +
      blob(
        '#c4af8e',
        '110 22, 134 26, 158 24, 174 32, 172 46, 158 56, 142 62, 126 56, 114 44',
        'opacity=".7"',
      ) +
      blob('#6f5845', '88 42, 102 42, 106 60, 100 80, 92 82, 84 62', 'opacity=".55"') +
      blob('#6f5845', '168 54, 180 54, 184 72, 178 88, 170 82, 162 70', 'opacity=".55"') +
      blob(dark, '46 32, 58 40, 70 58, 78 80, 80 94, 70 90, 60 70, 50 50', 'opacity=".6"'),
    tail: '185 46 5.4, 192 53 5, 194 62 2',
    over: blob(dark, '50 -8, 58 -8, 66 2, 76 10, 88 17, 100 22, 108 27, 96 28, 84 26, 72 20, 62 12, 54 4'),
    head: hoofedHead(54, 10, 0.92, -28, {
      id: 'nt',
      coat: '#4a3a2e',
      profile: PROFILES.antelope,
      earSize: 0.8,
      earTurn: 104,
      farEarTurn: -30,
      earAt: [2, -2],
      earHollow: '#9a8268',
      rim: '#b39a78',
      nose: blob('#1f1916', '-49.4 7, -49.6 4, -46.4 1.4, -43.6 2.6, -45 6, -47 8'),
      marks:
        blob('#c3ac88', '-24 -1.6, -22 -6, -17 -7, -12.6 -4.6, -12 -.6, -15 2.4, -20 2.6', 'opacity=".55"') +
        blob('#c3ac88', '-12 3, -7 4, -6 9, -12 12, -18 10, -16 5', 'opacity=".7"') +
        blob('#8f7860', '-50 8.6, -44 8.6, -40 10, -42 16, -50 14'),
      rootAt: [-4, -9],
      behind: limb('#332b25', '5 1 7.6, 11 -11 7, 22 -21 6, 34 -24 4, 43 -18 1'),
      front:
        limb('#5e5248', SCIMITAR) +
        within(
          'ntr',
          limbPath(SCIMITAR),
          stroke(
            '#38302a',
            1.1,
            '-9 -3, 5 -4; -8 -9, 6 -9; -6 -15, 8 -13; -3 -21, 10 -17; 1 -27, 14 -21; 8 -32, 18 -23; 15 -36, 23 -24; 24 -37, 28 -24',
          ),
        ),
    }),
    face: [-2, -36, 88, 54],
    box: [8.5, 33.5, 109.5, 132.3],
    size: 0.56,
  });
};

const SWEEP = '-3 4 11, -2 -8 11, 6 -17 10.4, 18 -20 8.6, 31 -15 6.4, 41 -8 4, 48 -8 1';

/** The blue sheep: slate above and white below, a black line along the flank and down the legs, smooth horns swept aside. */
export const bharal = (): Figure => {
  const coat = '#8d8b8a';
  const dark = '#2f2d30';
  const white = '#f3eee4';
  return hoofed({
    id: 'bl',
    coat,
    pale: white,
    hoof: '#28242a',
    shade: 7,
    under: 9,
    back: '56 2, 63 10, 72 19, 82 27, 94 32, 110 35, 126 36, 142 34, 157 32, 170 35, 179 43, 184 55, 184 70, 182 84, 183 95',
    hind: { x: 181, y: 112, width: 8, foot: 180 },
    belly: '167 98, 158 93, 149 90, 135 94, 119 97, 107 97, 100 94',
    fore: { x: 92, y: 116, width: 8 },
    chest: '82 96, 75 89, 70 78, 66 67, 60 56, 53 44, 48 30',
    stockings: [white, 112],
    planes:
      stroke(dark, 4.4, '94 78, 102 84, 114 88, 130 87, 146 82, 157 84, 166 94, 172 104') +
      blob('#a09d9a', '88 46, 101 46, 105 60, 99 76, 92 78, 84 62', 'opacity=".6"') +
      blob('#a09d9a', '166 46, 177 52, 180 66, 174 82, 166 76, 160 62', 'opacity=".6"') +
      blob(dark, '50 40, 58 46, 66 60, 72 74, 82 92, 76 92, 66 76, 58 60') +
      blob(white, '178 46, 190 52, 190 80, 184 84, 181 68'),
    marks: stroke(dark, 4, '86 92, 88 112, 88 128, 87 146') + stroke(dark, 3.4, '174 106, 177 122, 175 146'),
    farMarks: stroke('#1f1d20', 3.4, '104 96, 105 128, 104 146; 154 104, 156 122, 151 146'),
    tail: '181 47 4.6, 188 54 4.4, 189 64 2',
    tailMarks: blob(dark, '182 50, 196 48, 196 70, 182 70'),
    head: hoofedHead(54, 10, 0.9, -26, {
      id: 'bl',
      coat: '#868382',
      profile: PROFILES.antelope,
      earSize: 0.85,
      earTurn: 100,
      farEarTurn: -26,
      earAt: [3, 0],
      earHollow: '#cfc6b8',
      rim: '#c9c2b6',
      nose: blob('#2b272b', '-49.4 7, -49.6 4, -46.4 1.4, -43.6 2.6, -45 6, -47 8'),
      marks:
        blob(white, '-50 7, -40 4, -32 8, -24 14, -36 18, -50 16') +
        blob('#45424a', '-16 -10, -26 -8, -40 -2, -46 2, -38 2, -28 -2, -20 -6', 'opacity=".7"'),
      rootAt: [-5, -8],
      behind: limb('#6a5f4c', '4 1 9, 8 -8 9, 18 -15 8, 30 -14 6.4, 42 -6 4.4, 52 -4 1'),
      front:
        limb('#9c8d70', SWEEP) +
        within(
          'blr',
          limbPath(SWEEP),
          stroke(
            '#796c54',
            1,
            '-9 -2, 3 0; -8 -10, 2 -5; -4 -18, 6 -10; 4 -25, 11 -13; 14 -27, 18 -13; 24 -25, 25 -10; 33 -20, 32 -6',
          ) + limb('#b5a687', '-7 0 3, -6 -10 3, 4 -20 3, 18 -23 3, 32 -18 1'),
        ),
    }),
    face: [-2, -30, 86, 58],
    box: [8.5, 38.5, 107, 132.3],
    size: 0.54,
  });
};
