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
