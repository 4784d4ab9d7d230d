import { darker } from '../../drawing/colour';
import type { Figure } from '../figure';
import { feathers, form, gaze, tiers } from '../parts/plumage';
import { blob, limb, oval, stroke } from '../parts/shapes';

/** One leg from the feathered thigh to the long toes. */
const leg = (colour: string, x: number, y: number, lean = 0): string =>
  limb(colour, `${x + lean} ${y} 7, ${x + lean * 0.5} 160 4.6, ${x} 172 5.4, ${x} 178 3.8, ${x} 211 3.6`) +
  stroke(
    colour,
    2.6,
    `${x} 211, ${x - 7} 213, ${x - 17} 215.6; ${x} 211, ${x - 3} 215, ${x - 10} 217.4; ${x} 211, ${x + 7} 215.6`,
  ) +
  stroke(darker(colour, 0.22), 0.9, `${x + 1.4} 180, ${x + 1.2} 206; ${x - 2} 171, ${x + 2} 171`);

/** The feathered thigh above it. */
const thigh = (fill: string, x: number): string =>
  blob(fill, `${x - 11} 122, ${x + 11} 120, ${x + 8} 138, ${x + 3.4} 153, ${x - 2.6} 153, ${x - 8} 138`);

interface Coat {
  body: string;
  light: string;
  shade: string;
  edge: string;
  bustle: string;
  bustleEdge: string;
}

const BUSTLE_FAR = '112 96 172 134 15; 110 100 160 152 14; 106 104 148 158 13';

/** Deep breast and level back; long inner feathers of the folded wing droop over the tail. */
const trunk = (
  id: string,
  { body, light, shade, edge, bustle, bustleEdge }: Coat,
  drooping = '98 84 166 112 15; 98 90 170 124 15; 96 96 162 137 15; 98 102 152 146 13; 100 106 140 146 11',
): string =>
  form(
    id,
    body,
    '46 96, 52 84, 62 76, 78 73, 98 74, 118 80, 134 92, 142 106, 132 120, 114 130, 96 136, 78 134, 64 126, 52 112',
    blob(shade, '54 112, 72 118, 100 120, 126 112, 144 104, 130 128, 96 142, 70 136') +
      blob(light, '44 96, 54 82, 68 78, 63 94, 61 110, 52 112') +
      stroke(edge, 1, '55 96, 58 104; 58 110, 63 117; 70 122, 75 128; 82 126, 88 132; 62 120, 67 126'),
  ) +
  feathers(bustle, drooping, `stroke="${bustleEdge}" stroke-width="1"`) +
  tiers(body, edge, '74 76 14, 72 90 16, 76 110 15', '107 82 19, 109 93 26, 105 114 23', 6, 8, 9, 30) +
  blob(light, '57 94, 63 81, 76 74.6, 96 75.4, 100 78, 86 82, 78 92, 78 106, 70 108, 61 103') +
  stroke(edge, 1, '66 86, 70 91; 75 80, 78 85; 66 97, 70 101; 84 77, 88 81; 73 93, 76 98');

/** Grey-white with black head, neck and bustle, and a red crown. */
export const blackNeckedCrane = (): Figure => ({
  body:
    leg('#2b2929', 104, 130, -4) +
    feathers('#1d1c1e', BUSTLE_FAR) +
    thigh('#9a9fa0', 101) +
    leg('#3d3a3a', 86, 140, 3) +
    limb('#232224', '62 98 26, 53 78 15, 47 56 10, 44 38 8.4, 43 24 9') +
    trunk('bc', {
      body: '#dcdedb',
      light: '#f4f4f1',
      shade: '#aeb2b3',
      edge: '#b4b8b8',
      bustle: '#262527',
      bustleEdge: '#4d4a4f',
    }) +
    thigh('#bfc3c3', 87) +
    blob('#232224', '45 90, 48 74, 54 68, 59 75, 61 86, 58 92, 58 101, 53 97, 50 106') +
    stroke('#47454a', 1.6, '57 82, 51 66, 48 48, 46 34') +
    blob('#232224', '35 21, 39 13.6, 46 11.4, 52 15, 53.6 22, 50 31, 42 31, 36 27') +
    blob('#b23a30', '36 20.4, 39 14, 45 11.8, 48.6 13.6, 46 17.6, 40 20.6') +
    blob('#d5d3ca', '47 19.6, 51 20.4, 51.4 23.6, 47 23') +
    blob('#8f8d78', '37 20, 28 21.6, 16 25.6, 7 30, 17 29.6, 28 28.4, 37 27') +
    stroke('#5e5c4c', 0.9, '36 24.6, 24 26.6, 10 29.4') +
    stroke('#5e5c4c', 1, '31 23.4, 27 24.2') +
    gaze(43, 20.6, 2.1, '#e0c14e', 0.55),
  box: [7, 11, 173, 218],
  pose: 'stand',
  size: 0.7,
  head: [4, 4, 72, 72],
});

/** Small and ash-grey, with white ear plumes and black plumes down the breast. */
export const demoiselleCrane = (): Figure => ({
  body:
    leg('#2c2a2b', 104, 130, -4) +
    feathers('#4b5359', '112 96 180 158 11; 110 100 172 165 10; 106 104 160 168 10') +
    thigh('#6b747b', 101) +
    leg('#3b393a', 86, 140, 3) +
    limb('#a9b0b6', '60 98 30, 55 80 18, 51 62 11, 47 46 8.6, 46 36 8') +
    trunk(
      'dc',
      {
        body: '#a9b0b6',
        light: '#c5cbcf',
        shade: '#858e95',
        edge: '#7b848b',
        bustle: '#626b72',
        bustleEdge: '#424a50',
      },
      '100 88 180 132 10; 100 94 184 144 10; 98 98 178 153 10; 98 102 168 159 9; 100 106 154 158 9',
    ) +
    thigh('#8d969c', 87) +
    blob('#222124', '43 34, 49 40, 51 56, 56 74, 62 90, 62 104, 58 112, 53 106, 49 90, 46 70, 43 52') +
    feathers('#222124', '52 84 55 140 8; 56 90 61 148 7; 54 94 50 132 6; 58 94 67 136 6') +
    stroke('#4d4b52', 1, '50 66, 56 90, 57 122; 47 52, 49 66; 54 96, 54 120; 59 100, 61 132') +
    blob('#222124', '36 34, 39 27, 46 24.6, 53 28, 55 36, 51 44, 44 46, 38 41') +
    blob('#bcc2c7', '38 28.6, 42 25, 48 24.4, 53.4 28, 50 30, 44 29.4') +
    blob('#f7f5ee', '44 31, 52 30.4, 60 35.6, 67 45, 71 57, 62 51.6, 53 43.4, 46 36.4') +
    stroke('#c2c4c4', 0.9, '53 35.6, 60 41, 65.6 49; 52 39, 58 44') +
    blob('#a39a6c', '37.4 32.4, 31 33.6, 22 37.6, 30 38.8, 37.4 38.6') +
    blob('#c9804a', '26 35.8, 22 37.6, 27 38.4, 30 37') +
    stroke('#6b6444', 0.8, '37 35.6, 29 36.6, 24 37.6') +
    gaze(42.6, 32.6, 2.1, '#c23c28', 0.55),
  box: [21, 24, 185, 218],
  pose: 'stand',
  size: 0.6,
  head: [18, 18, 78, 78],
});

/** The tallest of all: grey, with bare red head and upper neck. It paces. */
export const sarusCrane = (): Figure => ({
  body:
    limb('#b06f6a', '92 136 8, 78 152 5, 66 165 5.6, 67 172 4, 74 198 3.4') +
    stroke('#b06f6a', 2.6, '74 198, 68 204, 58 208; 74 198, 72 206, 66 212; 74 198, 80 202') +
    feathers('#8b949a', BUSTLE_FAR) +
    blob('#79828a', '84 120, 104 120, 98 136, 86 147, 80 148, 82 138') +
    leg('#d0857d', 92, 140, 2) +
    limb('#a8b0b4', '62 98 27, 53 76 15, 48 52 10, 46 30 8.8, 45 14 8.4') +
    trunk('sc', {
      body: '#a8b0b4',
      light: '#c6cdd0',
      shade: '#858e94',
      edge: '#7b848a',
      bustle: '#c3c9cb',
      bustleEdge: '#8b9499',
    }) +
    thigh('#959ea3', 93) +
    limb('#e0e3e1', '48.6 50 7, 47 38 9, 46 27 9, 45 17 8.8') +
    stroke('#8b9499', 1.4, '60 86, 54 66, 51 50') +
    limb('#c23b2e', '45.4 22 8.8, 44 8 9, 42.6 -4 9.6, 41 -12 10') +
    stroke('#9c2c22', 1.2, '48.4 16, 47.4 2, 45.6 -4; 45.6 19, 45 10') +
    blob('#c23b2e', '32 -13.6, 37 -20, 45 -21.6, 51 -17, 51 -8, 46 -3, 38 -4, 33 -8') +
    blob('#c9cbb9', '34 -15.6, 39 -21.6, 46 -22.4, 50.4 -18, 44 -16.4, 38 -15') +
    oval('#dcd9cd', 47.6, -10.2, 2.3, 1.9, 10) +
    blob('#8f9070', '34 -15, 25 -13, 12 -8, 0 -3, 12 -3.2, 25 -5.2, 34 -7') +
    stroke('#5e5f49', 0.9, '33 -10.6, 22 -8.6, 3 -3.6') +
    gaze(40, -12.6, 2.2, '#e8892e', 0.55),
  box: [0, -23, 173, 218],
  pose: 'stand',
  size: 0.74,
  head: [0, -28, 68, 40],
});
