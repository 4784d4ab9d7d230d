import { createRandom } from '../../drawing/random';
import type { Figure } from '../figure';
import { beast } from '../parts/beast';
import { inside, pairs } from '../parts/coat-marks';
import { hoofedHead } from '../parts/hoofed-head';
import { bars, blob, blobPath, limb, painted, pair, stroke, within } from '../parts/shapes';

const PALE = '#ecd3a2';
const PATCH = '#784422';
const DEEP = '#4e2c14';
const FAR = '#bd9f70';
const FAR_PATCH = '#5c3820';
const HOOF = '#3f3128';

const OUTLINE =
  '39 -151, 46 -147, 52 -134, 58 -114, 64.6 -94, 72.6 -75, 82 -59, 92 -50.4, 102 -47, 112 -40, 124 -32, 138 -25, 150 -20, 160 -15.6, 168 -7, 173 5, 174.4 20, 173 36, 170 52, 169.4 64, 172 76, 176.4 84, 176.6 91, 174 100, 173.4 116, 174 128, 176 136, 174 141, 177.6 146, 176.6 150.5, 163.6 150.5, 162.6 147.5, 167 141, 167 136, 166.6 126, 166 112, 165 100, 164.4 90, 160 78, 153.6 64, 147.6 50, 143 40, 138 31, 131 28.6, 120 32, 108 36, 98.6 39, 96 47, 93.4 58, 91 70, 90 80, 90.6 87, 87.6 94, 86 104, 85.6 118, 85 130, 86.8 136, 84.6 141, 88 146, 87.4 150.5, 74.6 150.5, 73.6 147.5, 77.6 141, 77.2 136, 77.8 128, 78.4 114, 78.6 102, 77.6 93, 77 87, 78.6 79, 78 68, 75 54, 71 40, 66.6 26, 63.6 14, 62 0, 61.4 -16, 58.6 -38, 51.6 -63, 44 -87, 37.6 -108, 32.4 -124, 30 -138';

const FAR_FORE =
  '84 20, 107.6 24, 107.6 42, 105.6 56, 104.3 68, 104 80, 105 87, 102.9 94, 101.9 106, 102.2 118, 103.4 130, 105.8 136, 104.6 141, 108 146, 107.6 150, 95 150, 94 147.5, 97.4 141, 96.2 136, 95 126, 94.3 112, 93.8 100, 92.4 93, 92.7 86, 93.8 76, 93 62, 89.4 44';
const FAR_HIND =
  '126 20, 160.4 24, 160.2 44, 157.4 58, 155.3 68, 157 76, 160.4 84, 160.5 92, 157.3 101, 155.1 114, 153 127, 153.8 136, 151 141, 154 146, 153.4 150, 140.4 150, 139.6 147.4, 144.4 141, 145.6 135, 147 124, 148.6 111, 150.1 99, 149.9 90, 145.9 79, 141.1 66, 134.7 50';

/** Half the way between two patches: small on throat and shanks, large on the flank. */
function reach(y: number): number {
  if (y > 96) return 4.6;
  if (y > 60) return 5.4;
  if (y > 34) return 7.4;
  if (y > -56) return 9.6 - Math.max(0, y) * 0.03;
  return 5.2 + (y + 150) * 0.042;
}

/** The share of its room that a patch fills. */
const share = (y: number): number => (y > 96 ? 0.56 : y > 62 ? 0.74 : 0.9);

/**
 * Patches that share the coat among them as cracks would, each edge bitten once or twice as a vine leaf's: what
 * tells the Masai giraffe from the reticulated one.
 */
function leaves(seed: string, outline: string, fill: string): string {
  const rand = createRandom(seed);
  const polygon = pairs(outline);
  const xs = polygon.map(([x = 0]) => x);
  const ys = polygon.map(([, y = 0]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const seats: { x: number; y: number; r: number }[] = [];
  for (let i = 0; i < 6000; i++) {
    const [x, y] = [left + rand() * width, top + rand() * height];
    const r = reach(y);
    if (
      y < 141 &&
      inside(polygon, x, y) &&
      seats.every((o) => Math.hypot(o.x - x, o.y - y) > (o.r + r) * 0.8)
    )
      seats.push({ x, y, r });
  }
  const path = seats.map((seat) => {
    // The corners of its room, found by walking outward until another seat is nearer.
    const rays = seat.r > 7 ? 12 : seat.r > 5 ? 8 : 6;
    const start = rand() * 6.28;
    let d = '';
    let [fromX, fromY] = [0, 0];
    for (let i = 0; i < rays; i++) {
      const angle = start + ((i + (rand() - 0.5) * 0.5) / rays) * 6.28;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      let far = seat.r * 1.5;
      for (const other of seats) {
        const [dx, dy] = [other.x - seat.x, other.y - seat.y];
        const toward = dx * cos + dy * sin;
        if (toward > 0) far = Math.min(far, (dx * dx + dy * dy) / 2 / toward);
      }
      const bite = i % 2 ? 0.5 + rand() * 0.32 : 1 - rand() * 0.1;
      const out = (far - (seat.r > 5 ? 0.9 : 0.4)) * bite * share(seat.y);
      const [x, y] = [Math.round(seat.x + cos * out), Math.round(seat.y + sin * out)];
      d += i ? `${i === 1 ? 'l' : x - fromX < 0 ? '' : ' '}${pair(x - fromX, y - fromY)}` : `M${pair(x, y)}`;
      [fromX, fromY] = [x, y];
    }
    return `${d}z`;
  });
  return `<path fill="${fill}" stroke="${fill}" stroke-linejoin="round" d="${path.join('')}"/>`;
}

const HEAD =
  '2 -8, -5 -11, -10 -13.6, -16 -13.8, -21 -10, -29 -5, -39 -2, -47 -.2, -52 3.4, -53.6 8, -51.4 11.6, -47.6 13.6, -43.4 12.4, -38 11, -28 11.6, -17 15, -7 18, 3 16.6, 8 9, 7 -3';

/** The neck as long as the legs, the back falling to the croup; leaves for patches, down to the hooves. */
export const masaiGiraffe = (): Figure => {
  const far = blobPath(FAR_FORE) + blobPath(FAR_HIND);
  return beast({
    id: 'gi',
    coat: PALE,
    far:
      `<path fill="${FAR}" d="${far}"/>` +
      within(
        'gif',
        far,
        leaves('far fore', FAR_FORE, FAR_PATCH) +
          leaves('far hind', FAR_HIND, FAR_PATCH) +
          blob(DEEP, '80 10, 164 10, 162 40, 156 56, 140 46, 116 46, 110 62, 96 56', 'opacity=".55"') +
          blob(HOOF, '98 144, 124 144, 124 153, 98 153') +
          blob(HOOF, '126 144, 150 144, 150 153, 126 153'),
      ),
    tail: '169 -8 5, 177 8 4, 181 30 3.2, 181.6 52 2.6',
    behind:
      limb('#241a15', '181.6 48 3, 184 64 6, 183 80 5, 180.6 94 1') +
      stroke('#4b382d', 0.8, '182 54, 184.4 68, 183 84'),
    outline: OUTLINE,
    planes:
      leaves('masai', OUTLINE, PATCH) +
      blob('#f0dcb2', '98 42, 108 33, 122 29, 136 26, 146 40, 150 52, 130 36, 110 42', 'opacity=".75"'),
    marks:
      // The side away from the light: under throat, breast and belly, behind shoulder and thigh.
      painted({ DEEP })(`
  DEEP/.22 50 -152, 58 -120, 70 -90, 84 -62, 100 -50, 130 -32, 164 -18, 180 10, 178 40, 172 22, 166 4, 150 -8, 124 -20, 100 -34, 84 -46, 70 -70, 58 -98, 49 -128
  DEEP/.42 104 -32, 108 -12, 107 10, 102 28, 99 44, 94 60, 94 40, 97 16, 101 -8
  DEEP/.4 138 -10, 134 8, 137 26, 146 42, 154 58, 163 76, 152 66, 142 48, 130 34, 130 12
  DEEP/.34 100 26, 116 22, 134 18, 146 34, 140 38, 126 34, 108 40, 98 46
  DEEP/.3 176 20, 172 48, 174 74, 179 88, 176 110, 179 150, 171 150, 171 108, 172 90, 167 72, 168 44
  DEEP/.3 95 48, 90 72, 92 88, 87 100, 86 128, 90 152, 83 150, 83 104, 86 88, 86 70`) +
      // Light on the breast, the shoulder's point and the croup.
      painted({ HOOF })(`
  #fff1cf/.22 30 -134, 35 -112, 42 -86, 50 -58, 57 -30, 60 -8, 63 8, 68 22, 66 -6, 60 -40, 50 -76, 41 -108
  #fff1cf/.1 60 -20, 74 -40, 88 -44, 97 -30, 98 -8, 92 20, 84 44, 76 44, 66 14
  #fff1cf/.1 138 -16, 150 -19, 162 -8, 166 10, 164 32, 160 52, 150 38, 141 20, 137 2
  #a87b48 ~1.1 79.6 82, 79 87, 80.4 92; 88 82, 87.4 87; 172 80, 173.6 86, 171 93; 166 86, 167 93
  HOOF 70 144.6, 92 144.6, 92 153, 70 153
  HOOF 158 144.6, 182 144.6, 182 153, 158 153`),
    over: painted({})(`
  #5f351b 43 -155 2, 48.6 -143 4.4, 54.6 -126 5, 60.6 -106 5, 67.6 -87 5, 76 -69 4.6, 85 -57 3.6, 93 -50.6 1
  #8c5630 ~.9 48 -146, 51 -141; 52 -134, 54.6 -129; 56 -122, 58.6 -117; 58.6 -111, 61 -106; 63 -99, 65.4 -94; 67.6 -88, 70 -83; 73 -76, 76 -72`),
    head: hoofedHead(41, -149, 0.9, -22, {
      id: 'gi',
      coat: '#dab983',
      profile: HEAD,
      earSize: 0.94,
      earTurn: 98,
      farEarTurn: -24,
      earAt: [3.4, -2.6],
      earHollow: '#f6e8c8',
      rim: '#7e5430',
      eyeAt: [-14.6, -4.6],
      eyeSize: 1.2,
      nostril: [-47.6, 4],
      mouth: '-52.6 9.6, -47 10, -41 8.8, -35 9.2',
      marks:
        blob('#f0dfb8', '-56 2, -48 2, -41 5, -36 8, -26 9, -14 13, -6 17, -20 20, -56 18') +
        blob('#c4a06c', '-56 -2, -46 -3, -40 3, -42 8, -46 8, -56 6', 'opacity=".7"') +
        blob('#a06c3a', '2 -12, -8 -16, -19 -14, -27 -8, -38 -3, -46 -1, -36 1, -26 -2, -19 -7, -8 -8') +
        blob('#8a5830', '-7 4, -3 1, 1 4, -1 9, -6 10') +
        blob('#8a5830', '-15 5, -11 4, -10 9, -14 11.6, -17 8') +
        blob('#96683c', '-22 2, -18.4 2.6, -18 6.6, -21 8, -24 5') +
        blob('#96683c', '3 6, 7 4, 8 10, 4 13, 1 11') +
        blob('#96683c', '-28 3, -25.4 4, -26 7, -29 6.4') +
        bars('#3b281a', '-21 -6.4 .4, -17 -9 1.8, -10 -8 .4'),
      rootAt: [-4, -9],
      behind: limb('#94703f', '5 1 5.4, 9 -13 4.4') + limb('#241a15', '8.4 -11 5.4, 10 -18 5.8'),
      front: limb('#c89f66', '-1 3 7.4, 2.4 -14 5') + limb('#241a15', '2 -12 6, 3.6 -20 6.6'),
    }),
    face: [-14, -186, 72, -100],
    box: [-0.4, -49.6, 104.4, 132.4],
    size: 0.74,
  });
};
