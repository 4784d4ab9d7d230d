import { hoofedHead, PROFILES } from '../figures/parts/hoofed-head';
import { blob, blobPath, limb, moved, stroke, within } from '../figures/parts/shapes';
import { type CoatInks, set } from './near-animals';
import type { Print } from './print';

const TRUNK =
  '30 2, 40 6, 52 14, 64 21, 78 26, 90 30, 104 34.6, 120 37.4, 138 36.4, 154 33, 170 32.6, 183 37.6, 192 46, 196 58, 194 76, 182 88, 170 88, 160 86, 150 87, 136 91, 118 95, 104 96, 92 95, 82 89, 73 78, 66 66, 56 56, 44 46, 33 36, 24 26';

/** The hind leg that has pushed off: thigh, knee, hock, shank and hoof. */
const HIND =
  '166 40, 182 37.4, 191 45, 197 57, 202 70, 209 82, 219 91, 228 97, 232 101.4, 232.6 106, 236 116, 241.4 126, 246 131.4, 246.4 136.4, 240 139, 235.6 134.6, 230 124.6, 223 113.4, 214 108, 205 106, 196 104, 184 100, 172 92, 162 78, 160 58';
const FAR_HIND =
  '150 66, 184 62, 188 84, 193 96, 200 104, 205 109.6, 204.6 115, 206.4 126, 211 135, 215 139.6, 213.6 144.4, 208 145.6, 204 140, 199.4 128, 195.4 117, 186 112, 174 107, 160 98';

/** A khur at full gallop to the left: the hind legs stretched back from the push, one foreleg thrown forward. */
export function khur(p: Print, at: number, foot: number, height: number, inks: CoatInks): string {
  const { dark, shade, coat, lit, light } = inks;
  const trunk = blobPath(TRUNK);
  const hind = blobPath(HIND);
  const drawn =
    // Far side.
    blob(shade, FAR_HIND) +
    blob(dark, '207 141.6, 213 138.8, 219 143.6, 223 150, 215 152.4, 210 148') +
    limb(shade, '98 78 30, 86 94 19, 72 101.6 13, 62 104.6 11') +
    limb(shade, '61 103 10.6, 64.6 112 8, 71 123 6.8, 76.6 130 7.6') +
    blob(dark, '73.6 131, 79.6 127.6, 86 130, 90.6 135.4, 83 138.6, 77 136') +
    // Tail.
    limb(coat, '186 44 8, 200 45 5.6, 214 51 4.8, 224 58 4.4') +
    limb(dark, '219 54.6 4.6, 233 62 7, 245 74 6.6, 253 88 1') +
    blob(dark, '22 -4, 30 -9, 44 -3, 58 8, 72 16, 88 24, 104 32, 92 33, 74 27, 56 19, 40 9, 28 4') +
    blob(coat, TRUNK) +
    within(
      'kb',
      trunk,
      blob(
        light,
        '80 92, 92 88, 99 78, 104 69, 110 65, 117 69, 124 77, 134 81, 144 78, 151 70, 158 64, 166 66, 172 80, 184 90, 180 104, 130 108, 84 104',
      ) +
        blob(shade, '92 92, 106 92, 120 90, 136 86, 150 82, 164 84, 170 92, 150 94, 120 104, 96 102') +
        blob(light, '20 28, 34 32, 50 46, 64 60, 73 74, 84 90, 74 96, 58 72, 34 50') +
        blob('#bb7c48', '103 44, 110 54, 107 66, 100 80, 96 88, 97 70, 101 56') +
        blob(lit, '84 32, 96 36, 102 48, 98 64, 90 72, 82 58') +
        blob(lit, '108 41, 124 44, 142 43, 158 39, 166 42, 150 49, 128 51, 112 48') +
        blob('#bb7c48', '38 14, 52 22, 66 30, 80 38, 84 50, 70 42, 54 32, 40 24'),
    ) +
    `<path fill="${coat}" d="${hind}"/>` +
    within(
      'kh',
      hind,
      // Pale on the buttock and inside the leg; the light lies on the thigh.
      blob(light, '192 46, 200 62, 206 74, 214 85, 226 94, 224 99, 214 93, 205 83, 198 70') +
        blob(lit, '170 42, 182 42, 189 52, 192 66, 186 78, 178 82, 170 70, 166 54') +
        blob(shade, '158 60, 164 78, 174 90, 186 98, 200 102, 214 106, 224 112, 222 118, 196 108, 170 98') +
        blob(shade, '232 100, 229 104, 234 116, 240 127, 244 138, 236 136, 226 116, 222 108, 228 102'),
    ) +
    stroke(shade, 2.2, '176 89, 169 80, 165 68, 166 56') +
    blob(dark, '239 137.6, 246.4 133.6, 252 138, 256.6 145, 249 148.4, 243 144.6') +
    stroke(dark, 4, '94 32.4, 104 36, 120 38.8, 138 37.8, 154 34.2, 170 33.8, 182 38.6, 190 46') +
    // The foreleg that reaches out.
    limb(coat, '92 74 36, 77 92 21, 62 101 13, 53 105.4 11.6, 42 110.4 8, 27 118.4 7.2, 22 121 8') +
    limb(light, '88 98 5, 74 105 4, 56 110.8 3.4, 34 119.6 2') +
    limb(lit, '84 70 .6, 74 84 5, 62 95 3, 52 101.6 .6') +
    blob(dark, '25 117, 26.6 123.4, 20 128.6, 12 131, 10.4 126, 16.6 120') +
    hoofedHead(37, 12, 1.16, -12, {
      id: 'kd',
      coat,
      profile: PROFILES.horse,
      ear: [
        '-3.4 2, -5 -8, -4 -17, -.6 -24, 3 -17, 4.6 -8, 3.4 2',
        '-1.8 0, -3.2 -8, -2 -16, 0 -20.6, 1.6 -15, 2.4 -6, 1 0',
      ],
      earTurn: 44,
      farEarTurn: 24,
      earAt: [-1, -6],
      earHollow: light,
      marks:
        blob(light, '-34 -6, -30 0, -32 8, -22 14, -10 20, -16 28, -56 20, -58 -4') +
        blob('#a08a7c', '-48 0, -46 4, -48 12, -56 12, -56 0'),
      rim: lit,
      nostril: [-47, 5],
      mouth: '-50.4 10.2, -45 11.6, -39 11.8',
      eyeAt: [-18.6, -2.4],
      front: blob(dark, '-3 -2, 4 -6, 12 -4, 16 1, 6 2, 0 2'),
    });
  return set(p, at, foot, height, moved(drawn, -67.7, 12.8, 0, 0.589));
}
