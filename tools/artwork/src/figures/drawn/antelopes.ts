import type { Figure } from '../figure';
import { hoofed } from '../parts/hoofed';
import { hoofedHead, PROFILES } from '../parts/hoofed-head';
import { blob, limb, limbPath, stroke, within } from '../parts/shapes';

/** A bull, iron-blue: sloping back, short cones for horns, a tuft under a white throat, white rings at the fetlocks. */
export const nilgai = (): Figure => {
  const coat = '#626c78';
  const dark = '#414a55';
  const white = '#efece4';
  return hoofed({
    id: 'ni',
    coat,
    pale: '#8b939b',
    hoof: '#24262a',
    shade: 8,
    under: 5,
    back: '52 -22, 60 -13, 68 -2, 77 10, 86 18, 98 20, 112 24, 128 32, 144 37, 160 39, 174 43, 185 51, 190 62, 190 76, 187 88, 188 97',
    hind: { x: 185, y: 110, width: 7.6, foot: 184 },
    belly: '171 97, 162 91, 152 86, 138 90, 122 93, 110 93, 102 90',
    fore: { x: 96, y: 112, width: 7.6 },
    chest: '87 92, 78 84, 70 72, 65 58, 58 44, 51 30, 45 18, 42 4',
    stockings: [dark, 120],
    planes:
      blob('#75808c', '92 34, 106 36, 112 54, 106 72, 97 76, 88 56', 'opacity=".6"') +
      blob('#75808c', '170 52, 183 58, 186 74, 178 88, 170 80, 164 66', 'opacity=".6"') +
      blob(dark, '44 8, 56 20, 66 42, 76 62, 80 82, 72 76, 62 56, 50 34', 'opacity=".55"') +
      blob(white, '42 2, 54 8, 58 20, 53 28, 46 18') +
      blob(white, '182 62, 192 66, 192 82, 186 84'),
    marks:
      stroke(white, 3, '84 134.6, 104 134.6; 172 134.6, 194 134.6') +
      stroke(white, 2, '84 140.4, 104 140.4; 172 140.4, 194 140.4'),
    farMarks: stroke('#b5b3ae', 3, '96 134.6, 182 134.6') + stroke('#b5b3ae', 2, '96 140.4, 182 140.4'),
    tail: '186 54 5.4, 195 68 4.6, 197 86 4.2, 195 98 3',
    behind: limb('#26292e', '196 92 4, 197 104 5.6, 194 114 1'),
    over:
      blob(
        '#2c3138',
        '47 -27, 53 -27, 62 -16, 71 -3, 80 8, 90 16, 99 20, 90 22, 80 16, 70 6, 60 -8, 51 -18',
      ) + blob('#2a2d32', '55 30, 61 40, 61 50, 57 62, 53 52, 52 40'),
    head: hoofedHead(49, -15, 0.96, -26, {
      id: 'ni',
      coat: '#5a6470',
      profile: PROFILES.deer,
      ear: [
        '-3 2, -5.6 -5, -5 -13, -1 -19, 3.6 -15, 5 -7, 3.4 2',
        '-1.4 0, -3.6 -6, -2.8 -12, 0 -15.6, 2 -11, 2.6 -5, 1 0',
      ],
      earTurn: 58,
      farEarTurn: -12,
      earHollow: '#c8bfb4',
      rim: '#99a0a6',
      nose: blob('#22252a', '-50.4 8, -50.6 4.4, -47.4 1.4, -44.4 2.6, -45 5.6, -47.4 8'),
      marks:
        blob(white, '-50 9.6, -44 9, -38 10, -40 16, -50 14') +
        blob(white, '-25 5.4, -23 4, -20.6 5.4, -22.6 7.4') +
        blob(white, '-16 9.4, -14 8, -11.8 9.4, -13.6 11.6') +
        blob(dark, '-6 -12, -18 -11, -34 -4, -44 0, -34 0, -20 -5, -8 -6', 'opacity=".7"'),
      behind: limb('#1d1f23', '5 0 5.8, 10 -9 5, 13 -19 3.4, 13 -29 1'),
      front: limb('#2b2e33', '-1 2 7, 2 -8 5.8, 5 -19 4, 5 -31 1'),
    }),
    face: [-8, -54, 84, 38],
    box: [4, 19.5, 112, 132.3],
    size: 0.64,
  });
};

/** Dark chestnut: two long parallel horns, white bars on the face, a band across the rump. */
export const saola = (): Figure => {
  const coat = '#5f3d29';
  const dark = '#38241a';
  const white = '#f3e9d6';
  return hoofed({
    id: 'sao',
    coat,
    pale: '#80583d',
    hoof: '#211b18',
    shade: 6,
    under: 5,
    back: '55 0, 63 8, 72 18, 82 28, 94 33, 110 36, 126 37, 142 34, 158 32, 172 35, 182 42, 188 54, 189 70, 187 84, 188 96',
    hind: { x: 186, y: 110, width: 7.4, foot: 185 },
    belly: '172 98, 164 92, 154 88, 140 92, 122 95, 108 95, 100 92',
    fore: { x: 94, y: 115, width: 7.4 },
    chest: '85 96, 77 88, 69 76, 62 62, 54 50, 48 38, 45 24',
    stockings: [dark, 122],
    planes:
      blob('#6f4a33', '92 46, 104 46, 107 62, 101 80, 94 80, 88 64', 'opacity=".7"') +
      blob('#6f4a33', '168 48, 180 52, 183 68, 176 86, 169 80, 163 64', 'opacity=".7"') +
      blob(white, '174 56, 186 50, 194 48, 196 54, 186 57, 176 62') +
      stroke(dark, 3, '84 28, 96 33, 112 36, 128 37, 144 34, 160 32, 174 36'),
    marks: stroke(white, 2.2, '89 138, 92 138; 181 138, 184 138'),
    tail: '186 47 5.4, 194 58 5, 196 72 4.6, 194 84 4',
    tailMarks:
      blob(white, '188 55, 200 54, 202 69, 190 70') + blob('#1c1512', '188 70, 204 68, 204 94, 188 94'),
    head: hoofedHead(53, 6, 0.92, -24, {
      id: 'sao',
      coat: '#4d3122',
      profile: PROFILES.antelope,
      earSize: 0.9,
      earTurn: 74,
      farEarTurn: -14,
      earHollow: '#8d6a50',
      nose: blob('#1d1714', '-49.4 7, -49.6 4, -46.4 1.4, -43 2.6, -44.6 6, -47 8'),
      marks:
        blob(white, '-9 -8, -15 -8, -24 -5.6, -31 -1.4, -24 -3.6, -14 -5.4') +
        blob(white, '-26 4, -22 5, -14 8, -8 12, -10 14.4, -18 11, -26 7') +
        blob(white, '-37 2, -34 1, -31 6, -29 11, -32 12, -35 7') +
        blob(white, '-50 8.6, -44 8.4, -40 9.4, -38 16, -48 14') +
        blob('#2b1b14', '-2 -10, -8 -12, -12 -9, -4 -7'),
      behind: limb('#332b27', '5 1 4.6, 17 -18 4, 33 -42 3.2, 50 -64 1'),
      front: limb('#4a403a', '-1 3 5.6, 10 -17 4.8, 25 -42 3.8, 42 -66 1'),
    }),
    face: [-2, -50, 94, 46],
    box: [7, 13.5, 111, 132.3],
    size: 0.62,
  });
};

const BOSS = '1 2 8, -9 3 8.6, -17 -3 7, -19 -14 5, -14 -24 1';

/** Front-heavy: sloping back, long dark face, beard and mane, brindled shoulder, horns like brackets. */
export const wildebeest = (): Figure => {
  const coat = '#757780';
  const dark = '#242225';
  return hoofed({
    id: 'gn',
    coat,
    pale: '#8a8c93',
    hoof: '#232124',
    shade: 7,
    under: 0,
    back: '58 -8, 66 0, 75 8, 85 13, 96 15, 110 20, 126 28, 142 34, 158 37, 172 41, 182 49, 187 60, 187 74, 184 87, 186 97',
    hind: { x: 183, y: 110, width: 6.8, foot: 182 },
    belly: '169 97, 160 90, 150 82, 136 85, 122 89, 110 91, 102 90',
    fore: { x: 96, y: 113, width: 6.8 },
    chest: '88 92, 79 86, 72 78, 68 66, 62 56, 55 46, 50 34, 50 22',
    planes:
      blob('#8d8f96', '166 50, 180 56, 183 72, 176 86, 167 78, 161 62', 'opacity=".55"') +
      blob('#585a62', '84 12, 104 18, 120 26, 118 60, 108 84, 92 88, 80 70, 74 44, 74 20', 'opacity=".55"') +
      stroke(
        '#3f4046',
        2.4,
        '86 24, 82 42, 86 60; 94 22, 92 44, 96 66; 102 24, 101 46, 104 70; 110 26, 110 48, 112 72; 118 30, 119 50, 120 70; 126 33, 128 52, 128 66; 78 28, 74 46, 78 58; 71 18, 66 32, 68 44',
      ),
    stockings: ['#6a5a4a', 118],
    tail: '184 52 6, 193 64 6, 196 82 6, 195 100 5',
    tailMarks: limb(dark, '184 52 7, 193 64 12, 196 82 14, 195 104 12'),
    behind: limb(dark, '194 76 6, 199 96 10, 197 118 8, 193 132 1'),
    over:
      blob(
        dark,
        '52 -12, 60 -12, 68 -5, 78 4, 90 9, 102 14, 104 20, 99 30, 97 20, 92 34, 89 19, 84 34, 80 17, 76 30, 71 12, 67 24, 63 6, 58 16, 56 0',
      ) +
      blob(
        '#38363a',
        '48 34, 56 42, 63 52, 69 62, 72 76, 69 86, 66 76, 64 88, 60 72, 58 82, 54 64, 52 72, 49 56, 47 62, 45 46',
      ),
    head: hoofedHead(56, 2, 1.02, -52, {
      id: 'gn',
      coat: '#4d4b50',
      profile:
        '2 -9, -6 -11.4, -14 -11.4, -22 -10, -32 -8.4, -42 -6.6, -50 -4, -54 1, -54 8, -51 13, -46 15, -38 13.6, -28 14.4, -16 18, -4 20, 4 16, 9 8, 7.4 -3',
      earSize: 0.95,
      earTurn: 116,
      farEarTurn: -20,
      earAt: [3, -1],
      earCoat: '#5c5a60',
      earHollow: '#8c8484',
      marks:
        blob(dark, '6 -14, -16 -16, -58 -8, -58 4, -50 4, -44 1, -30 -2, -16 -5, -4 -4') +
        blob(dark, '-58 -6, -47 -6, -45 4, -49 10, -46 18, -58 16'),
      nostril: [-50, 3],
      mouth: '-53 9, -48 11, -42 11.6',
      eyeAt: [-17, -1.4],
      eyeSize: 0.95,
      rootAt: [-1, -8],
      behind: limb('#6e6250', '6 -2 6.4, 16 -1 6.4, 24 -6 5.4, 26 -15 3.6, 21 -23 1'),
      front:
        limb('#9c8f78', BOSS) + within('gnr', limbPath(BOSS), limb('#4a4238', '4 2 12, -6 3 11, -12 0 3')),
    }),
    face: [4, -32, 88, 52],
    box: [12, 32.5, 114.5, 132.3],
    size: 0.6,
  });
};
