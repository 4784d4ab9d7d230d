import type { Figure } from '../figure';
import { along, beside, heading } from '../parts/along';
import { bars, blob, blobPath, limb, limbPath, moved, oval, stroke, within } from '../parts/shapes';

const COAT = '#6d4a34';
const BACK = '#4e3424';
const WARM = '#8a6143';
const PALE = '#c39d72';
const BILL = '#4a5160';
const BILL_LIGHT = '#76808f';
const BILL_DARK = '#2f343f';
const WEB = '#43332c';
const WEB_LIGHT = '#6b564a';

/** From the bill over the back to the tip of the tail. */
const SPINE =
  '24 65 25, 40 69 34, 58 74 41, 80 79 50, 106 81 57, 132 77 53, 152 68 39, 164 62 31, 180 56 38, 202 50 46, 222 47 41, 236 47 22';

/** A fan of skin that reaches beyond its five claws. */
const webbed = (x: number, y: number, turn: number, scale: number): string =>
  moved(
    blob(
      WEB,
      '-5 -6, 5 -6, 11 4, 20 12, 27 22, 22 27, 17 26, 14 33, 8 31, 3 36, -3 32, -9 34, -13 27, -20 27, -23 20, -16 11, -9 3',
    ) +
      blob(WEB_LIGHT, '-4 4, 3 3, 10 14, 18 22, 8 24, 0 27, -9 25, -16 20, -9 12', 'opacity=".5"') +
      stroke(
        '#2b201b',
        1.5,
        '3 4, 12 13, 22 22; 2 5, 8 16, 12 28; 0 5, 1 18, 1 31; -2 5, -6 16, -9 29; -3 4, -11 12, -18 22',
      ) +
      bars(
        '#e2d2b2',
        '22 21 2.2, 26 25 1.6, 27 29 .4; 11.6 27 2.2, 13.6 32 1.6, 13 36 .4; 1 29 2.2, 1.6 35 1.6, .6 39 .4; -8.6 28 2.2, -10.6 33 1.6, -12 37 .4; -17.6 21 2.2, -21.6 25 1.6, -23 29 .4',
      ),
    x,
    y,
    turn,
    scale,
  );

/** Hairs along the body, `side` widths beside its middle. */
const hairs = (colour: string, sides: readonly number[], start: number, until: number): string =>
  bars(
    colour,
    sides
      .flatMap((side, i) =>
        along(SPINE, 19, start + i * 7)
          .filter(({ t }) => t < until)
          .map((place) => {
            const [x, y] = beside(place, side);
            const turn = (heading(place) * Math.PI) / 180;
            const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
            return `${x - dx * 5} ${y - dy * 5} .4, ${x} ${y} 1.5, ${x + dx * 5} ${y + dy * 5 + side} .4`;
          }),
      )
      .join(';'),
  );

/** Seen from above as it turns: the bill of a duck, webs that row, the flat tail of a beaver. */
export const platypus = (): Figure => {
  const body = limbPath(SPINE);
  return {
    body:
      limb(BACK, '84 62 20, 78 48 16, 70 40 12') +
      webbed(70, 41, 132, 0.98) +
      limb(BACK, '142 58 20, 152 44 15, 160 38 11') +
      webbed(160, 38, -112, 0.66) +
      limb(COAT, '82 98 22, 84 112 17, 92 122 13') +
      webbed(92, 121, -42, 1.02) +
      limb(BACK, '144 92 22, 156 104 16, 166 108 11') +
      webbed(166, 108, -62, 0.7) +
      bars('#e2d2b2', '158 109 3, 156 114 2.4, 152 117 .4') +
      `<path fill="${COAT}" d="${body}"/>` +
      within(
        'pl',
        body,
        blob(
          BACK,
          '34 78, 60 88, 84 95, 112 98, 136 93, 154 80, 166 76, 190 72, 214 68, 240 58, 246 80, 150 120, 90 122, 30 100',
        ) +
          blob(
            PALE,
            '52 93, 78 101.6, 106 105.6, 132 101, 152 86.4, 158 84, 146 104, 110 116, 76 112',
            'opacity=".85"',
          ) +
          blob(
            WARM,
            '36 58, 60 58, 84 60, 108 58, 130 56, 148 50, 140 62, 110 68, 80 69, 52 66',
            'opacity=".75"',
          ) +
          blob(
            BACK,
            '166 42, 190 34, 220 28, 246 34, 244 60, 220 66, 190 70, 172 74, 164 62',
            'opacity=".75"',
          ) +
          blob(WARM, '176 46, 200 36, 224 34, 232 40, 206 42, 184 50', 'opacity=".45"') +
          hairs(BACK, [-0.22, 0.02, 0.24], 44, 0.6) +
          hairs(WARM, [0.12, 0.34, -0.1], 52, 0.58) +
          bars(
            '#33221a',
            '172 64 .4, 182 62 1.6, 192 60 .4; 190 66 .4, 200 63 1.6, 209 61 .4; 178 54 .4, 188 50 1.6, 197 48 .4; 198 54 .4, 208 52 1.6, 217 51 .4; 212 61 .4, 221 58 1.6, 229 55 .4; 204 42 .4, 213 41 1.6, 222 41 .4; 220 48 .4, 228 47 1.6, 236 48 .4',
          ),
      ) +
      // The soft bill with its shield, which lies over brow and cheeks.
      blob(BILL_DARK, '38 48, 44 56, 43.6 66, 41 76, 36 88, 28 88, 26 72, 30 54') +
      blob(
        BILL,
        '36 48.6, 39 57, 38.4 67, 36 77, 33 86.4, 26 84, 18 79.6, 8 77.6, -5 77, -15 73, -21.6 65, -22.6 55, -18 46.6, -7 43, 5 45, 16 49.4, 25 50.4, 31 48',
      ) +
      within(
        'plb',
        blobPath(
          '36 48.6, 39 57, 38.4 67, 36 77, 33 86.4, 26 84, 18 79.6, 8 77.6, -5 77, -15 73, -21.6 65, -22.6 55, -18 46.6, -7 43, 5 45, 16 49.4, 25 50.4, 31 48',
        ),
        blob(BILL_DARK, '-24 62, -14 67, -2 70.6, 14 74, 26 78, 36 82, 34 94, -20 84', 'opacity=".8"') +
          blob(
            BILL_LIGHT,
            '-15 52, -4 49.6, 8 51.6, 20 55, 30 55, 32 62, 20 62, 6 58.6, -8 57',
            'opacity=".8"',
          ) +
          stroke(BILL_LIGHT, 1, '-17 60, -12 65, -2 68, 12 71, 24 75', 'opacity=".7"'),
      ) +
      oval(BILL_DARK, -5.6, 55.6, 2.3, 1.3, 14) +
      oval(BILL_DARK, -7, 62, 2.3, 1.3, 14) +
      stroke(BILL_DARK, 1.2, '34 50, 36 58, 35.4 67, 33 76, 31 83') +
      // An eye and the pale spot before it, on both sides.
      blob('#33231a', '44 53, 50 51.6, 55 54.6, 52 59, 46 59') +
      oval(PALE, 45.4, 54.6, 2.4, 2) +
      oval('#120d0b', 49.6, 55.4, 2.4) +
      oval('#fff', 48.8, 54.6, 0.7) +
      blob('#33231a', '40 83, 46 80.6, 51 83, 48 87.6, 42 87.6') +
      oval(PALE, 41.6, 84.6, 2.4, 2) +
      oval('#120d0b', 45.6, 84.2, 2.3) +
      oval('#fff', 44.8, 83.4, 0.7),
    box: [-23, 4, 246, 159],
    pose: 'swim',
    size: 0.64,
    head: [-30, 8, 86, 124],
  };
};
