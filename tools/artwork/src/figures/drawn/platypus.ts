import type { Figure } from '../figure';
import { along, beside, heading } from '../parts/along';
import { bars, blob, blobPath, limb, moved, oval, painted, within } from '../parts/shapes';

const COAT = '#6d4a34';
const BACK = '#4e3424';
const WARM = '#8a6143';
const PALE = '#c39d72';
const BILL = '#4a5160';
const BILL_LIGHT = '#76808f';
const BILL_DARK = '#2f343f';
const WEB = '#43332c';
const WEB_LIGHT = '#6b564a';

/** The middle of the body, by which its hairs lie. */
const SPINE = '44 62 24, 70 64 40, 100 64 52, 130 64 48, 156 62 32, 180 60 20, 210 56 24, 240 54 14';

const BODY =
  '36 57, 43 49.6, 56 45, 72 41.6, 92 38, 114 36.4, 136 39, 154 44.6, 168 49, 180 50, 196 45.6, 214 41.6, 232 41.4, 243 46.6, 246 53.4, 241 60, 227 66, 208 69.4, 191 70, 177 72, 164 78, 148 85.4, 128 90, 106 91, 86 88.4, 68 83, 54 77.4, 43 73, 37 66';

const BILL_OUTLINE =
  '41 51, 35 52.4, 28 56, 18 57.6, 6 57.4, -5 56.6, -14 58, -19.6 62, -20.4 66.6, -16 69.6, -5 70.4, 8 70.2, 20 70.6, 30 72, 37 75, 41 73, 43 62';

/** A fan of skin that reaches beyond its five claws. */
const webbed = (x: number, y: number, turn: number, scale: number): string =>
  moved(
    painted({ WEB, WEB_LIGHT })(`
  WEB -5 -6, 5 -6, 11 4, 20 12, 27 22, 22 27, 17 26, 14 33, 8 31, 3 36, -3 32, -9 34, -13 27, -20 27, -23 20, -16 11, -9 3
  WEB_LIGHT/.5 -4 4, 3 3, 10 14, 18 22, 8 24, 0 27, -9 25, -16 20, -9 12
  #2b201b ~1.5 3 4, 12 13, 22 22; 2 5, 8 16, 12 28; 0 5, 1 18, 1 31; -2 5, -6 16, -9 29; -3 4, -11 12, -18 22
  #e2d2b2 22 21 2.2, 26 25 1.6, 27 29 .4; 11.6 27 2.2, 13.6 32 1.6, 13 36 .4; 1 29 2.2, 1.6 35 1.6, .6 39 .4; -8.6 28 2.2, -10.6 33 1.6, -12 37 .4; -17.6 21 2.2, -21.6 25 1.6, -23 29 .4`),
    x,
    y,
    turn,
    scale,
  );

/** Trails behind as a rudder: long toes, with skin only between their roots. */
const hindFoot = (colour: string, x: number, y: number, turn: number): string =>
  moved(
    limb(colour, '-8 -6 14, 4 -1 11, 14 3 9') +
      limb(colour, '10 0 5, 24 -2 4.4, 36 -2 3') +
      limb(colour, '10 2 5, 25 4 4.4, 39 7 3') +
      limb(colour, '10 4 5, 23 10 4.4, 36 16 3') +
      limb(colour, '9 6 5, 18 15 4, 28 23 2.8') +
      blob(WEB_LIGHT, '12 0, 26 0, 25 6, 23 12, 16 12', 'opacity=".45"') +
      bars(
        '#e2d2b2',
        '35 -2.4 2.4, 41 -3 1.8, 45 -1 .4; 38 6.6 2.4, 44 7.6 1.8, 47 10 .4; 35 15.6 2.4, 40.6 18 1.8, 43 21 .4; 27.4 22.4 2.2, 32 26 1.7, 33.4 29 .4',
      ),
    x,
    y,
    turn,
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

/** Rowing with its forefeet: the bill of a duck, thick fur, the flat tail of a beaver. */
export const platypus = (): Figure => {
  const body = blobPath(BODY);
  return {
    body:
      limb(BACK, '98 80 24, 112 92 16, 122 99 11') +
      moved(webbed(0, 0, 0, 0.84), 120, 98, -50, 0.62, 1.06) +
      hindFoot(BACK, 150, 84, 4) +
      `<path fill="${COAT}" d="${body}"/>` +
      within(
        'pl',
        body,
        painted({ BACK, PALE, WARM })(`
  BACK 30 68, 56 72, 84 80, 112 83, 138 79, 158 70, 178 63, 204 62, 226 59, 250 50, 250 74, 170 84, 120 98, 30 90
  PALE/.85 40 70, 58 76, 84 84, 108 87, 130 85.6, 148 80, 160 76, 148 90, 108 96, 60 86
  WARM/.75 40 46, 60 44, 86 40, 114 38, 136 41, 154 47, 140 54, 112 53, 84 55, 58 57, 44 55
  BACK/.7 172 46, 192 40, 220 36, 250 44, 250 58, 226 66, 198 72, 180 72, 170 60
  WARM/.55 182 51, 200 45, 222 42.6, 234 45, 214 48.6, 194 54
  BACK/.55 66 58, 80 58, 92 68, 92 82, 84 90, 88 74, 80 64
  BACK/.55 136 62, 132 74, 138 86, 148 88, 142 76`) +
          hairs(BACK, [-0.16, 0.06, 0.28], 24, 0.62) +
          hairs(WARM, [-0.04, 0.16, 0.36], 32, 0.6) +
          bars(
            '#33221a',
            '178 60 .4, 187 58 1.5, 196 58 .4; 196 65 .4, 205 63 1.5, 213 62 .4; 192 50 .4, 201 49 1.5, 210 48 .4; 208 56 .4, 217 54 1.5, 225 53 .4; 220 62 .4, 228 59 1.5, 235 57 .4; 224 48 .4, 232 48 1.5, 239 50 .4',
          ),
      ) +
      // The near limbs row before the body; the spur stands at the hind ankle.
      limb(COAT, '80 72 26, 70 88 19, 60 98 13') +
      blob(BACK, '88 68, 88 80, 78 94, 66 104, 68 98, 78 86', 'opacity=".6"') +
      webbed(60, 97, 44, 1.02) +
      limb(COAT, '150 70 24, 164 82 16, 174 88 11') +
      bars(BACK, '146 62 .4, 154 70 1.6, 158 80 .4; 70 66 .4, 73 76 1.6, 73 87 .4') +
      hindFoot(WEB, 172, 86, -14) +
      bars('#e2d2b2', '172 92 2.6, 172 97 2, 169 100 .4') +
      // Lower jaw and soft bill; then its shield, which lies over brow and cheek.
      moved(
        blob(BILL_DARK, '38 72, 24 70, 4 69.6, -13 69.6, -12 72.6, -2 74.8, 12 76, 26 77, 38 79') +
          blob(BILL, BILL_OUTLINE) +
          within(
            'plb',
            blobPath(BILL_OUTLINE),
            blob(BILL_DARK, '-22 65, -10 67, 6 66, 22 66.6, 34 69, 44 70, 40 82, -20 74', 'opacity=".75"') +
              blob(
                BILL_LIGHT,
                '-15 61, -6 58.6, 6 59, 18 59.6, 28 58.6, 35 56, 34 60, 22 62.6, 4 62, -8 62.4',
                'opacity=".8"',
              ),
          ) +
          oval(BILL_DARK, -9, 60.4, 2.4, 1.2, 4) +
          oval(BILL_DARK, -3.4, 59.4, 2, 0.9, 4),
        6.4,
        -12,
        0,
        0.84,
        1.18,
      ) +
      // The thin shield lies on the brow; fur grows over its hem.
      blob(BILL, '33 52.6, 38 48.4, 43 50, 44.6 56, 42.6 62, 44.4 68, 43 75, 38 79, 34 77, 32 66') +
      blob(BILL_LIGHT, '33 54.4, 38 51, 41.6 53, 40.6 58, 35 60.4', 'opacity=".8"') +
      blob(BILL_DARK, '32 68, 38 66, 42.6 69, 42 75, 38 78, 33 77', 'opacity=".75"') +
      bars(
        COAT,
        '47 50 2.6, 43 51 2, 40 53.4 .4; 48 56 2.6, 44 57 2, 41.6 59 .4; 48 63 2.6, 44 63 2, 41 64 .4; 48 70 2.6, 44.6 69.6 2, 41.6 70.6 .4',
      ) +
      // The eye, a pale spot before it, and the groove in which the ear lies.
      blob('#33231a', '47.6 56, 51 52.6, 56.6 53.6, 60 57.6, 56 60, 50.6 60') +
      oval(PALE, 49.6, 54.4, 2, 1.5) +
      oval('#120d0b', 53.4, 56.2, 2.2) +
      oval('#fff', 52.6, 55.4, 0.7),
    box: [-10.8, 36, 246, 137],
    pose: 'swim',
    size: 0.5,
    head: [-14, 14, 86, 114],
  };
};
