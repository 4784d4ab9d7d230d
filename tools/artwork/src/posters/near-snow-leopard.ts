import {
  blob,
  blobPath,
  both,
  dots,
  limb,
  limbPath,
  mirrored,
  moved,
  painted,
  rings,
  within,
} from '../figures/parts/shapes';
import { type CoatInks, whole } from './near-animals';
import type { Print } from './print';

const BODY = mirrored(
  '0 17, 3.4 17.4, 6.2 19, 8.2 22, 9 25.4, 10.6 28.6, 9 30.6, 9.4 33, 12 36, 13.8 40, 14 45, 14.2 50, 16 55, 17 60, 15.4 64, 9 65.8, 0 66',
);
const TAIL =
  '4 60 7, 8 66 8, 10 72 8.8, 7 78 9.4, -1 81 9.8, -10 80.6 10, -17.4 77 9.8, -21.4 71.4 8.4, -20.6 67 5.4';

const ROSETTES =
  '4.2 39.8 1.8, 8.8 41.6 1.8, 4.4 45.2 2.1, 9.4 47.4 2, 4.2 51 2.1, 9 53.2 2.2, 13 50.4 1.6, 4.6 57 2.2, 9.6 59.2 2.4, 14 57 1.8, 4.4 62.4 1.8, 12.6 63.6 1.6';

/** A snow leopard that sits with its back to us, the moon before it, its tail down over the ledge. */
export function sittingSnowLeopard(p: Print, { dark, shade, coat, lit }: CoatInks): string {
  const inked = painted({ dark, shade, coat, lit });
  const drawn =
    within(
      'slt',
      limbPath(TAIL),
      limb(lit, TAIL) +
        moved(limb(coat, TAIL), 0.6, 0.8) +
        inked(`
  shade -30 78, -20 82, -8 86, 4 86, 14 76, 6 79, -4 82, -14 80, -21 75
  shade 2 63, 12 63, 13 67.6, 9 68.6, 5 68
  dark ~2.2 3 72, 16 68.4; 4 74, 14 81; -2.4 75, 0 87; -8.4 74, -11 87; -13 71, -21 82; -16 71, -26 75
  dark ~7.6 -26 70.4, -14 66`),
    ) +
    both(
      inked(`
  lit 4.4 21, 4.6 17.4, 6.6 15.4, 9 16.4, 9.6 19.6, 8.4 24
  dark 5 21, 5.2 18, 6.8 16.4, 8.4 17.2, 8.8 19.8, 7.8 23
  shade 6.2 20.4, 6.4 18.8, 7.2 18.2, 7.8 19.4, 7.4 21`),
    ) +
    within(
      'slb',
      blobPath(BODY),
      blob(lit, BODY) +
        moved(blob(coat, BODY), 0, 0.9, 0, 0.945, 1) +
        both(inked('shade 7 28, 8.6 34, 11 42, 9 52, 10 60, 16 68, 22 58, 14.4 50, 13 40, 9 32')) +
        both(dots('#8e99b5', ROSETTES) + rings(dark, 0.9, ROSETTES, 'stroke-dasharray="5.6 .8 3.2 1.2"')) +
        dots(
          dark,
          '-3 21 .7, 3 21 .7, 0 22.6 .8, -5.6 23.4 .8, 5.6 23.4 .8, -2.6 25 .9, 2.6 25 .9, -6 27 .9, 6 27 .9, 0 27.4 .9, -3.4 29.6 1, 3.4 29.6 1, -6.6 31.4 .9, 6.6 31.4 .9, 0 32 1, -4.4 34.6 1, 4.4 34.6 1, 0 37 1, 0 42.4 1, 0 48 1.1, 0 54 1.1, 0 60 1.1',
        ),
    );
  return whole(p, `<g transform="translate(42.7)">${drawn}</g>`);
}
