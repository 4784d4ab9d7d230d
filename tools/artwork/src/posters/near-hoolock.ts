import { locks } from '../figures/parts/fur';
import { blob, both, dots, limb, mirrored, moved, oval, stroke } from '../figures/parts/shapes';
import { whole } from './near-animals';
import type { Print } from './print';

interface HoolockInks {
  coat: string;
  shade: string;
  lit: string;
  /** Bare skin of face, hands and feet. */
  skin: string;
  brow: string;
}

const HEAD = mirrored('0 -11, 5 -10.4, 9.4 -7, 11.4 -1, 11 5, 9 10, 5 13.4, 0 14');

/** The face of a hoolock: heavy white brows over a dark face. */
function face({ coat, shade, lit, skin, brow }: HoolockInks): string {
  return (
    blob(coat, HEAD) +
    locks(
      coat,
      '-10 9 1.4, -11.6 2 1.6, -9.4 -7 1.6, 0 -11.2 1.4, 9.4 -7 1.6, 11.6 2 1.6, 10 9 1.4',
      1.9,
      0.4,
    ) +
    limb(lit, '2 -11 0.3, 7 -9 1.2, 10.4 -4 1.1, 11 2 0.3') +
    blob(skin, mirrored('0 -3, 3 -3.8, 6.4 -3, 7.4 0, 6.4 3.6, 5.8 7, 4 10.6, 0 11.8')) +
    both(
      blob(brow, '1.2 -3.4, 2.8 -5.4, 6 -6, 9 -4.2, 9.4 -1.8, 7.4 -2.8, 4.6 -3, 2.4 -2') +
        blob('#0b0f10', '2 0, 3.6 -1.4, 5.6 -1, 6.2 0.2, 4.6 1, 3 1') +
        oval('#b57a36', 4, -0.3, 1, 0.9) +
        oval('#0b0f10', 4, -0.3, 0.6) +
        oval('#fff', 3.7, -0.6, 0.25),
    ) +
    blob(shade, '-1.5 1.4, 0 0.6, 1.5 1.4, 2.4 3.6, 0 4.4, -2.4 3.6') +
    dots('#0b0f10', '-0.9 3.2 0.45, 0.9 3.2 0.45') +
    // The lips are pursed to sing.
    oval('#5b6a60', 0, 7.6, 2.5, 2.1) +
    oval('#0b0f10', 0, 7.7, 1.5, 1.3) +
    blob(brow, mirrored('0 11.8, 1.8 11.6, 2.4 13, 1.2 15, 0 15.8'))
  );
}

/** A hoolock that hangs by both long arms and sings, seen from before, its knees drawn up. */
export function hoolock(p: Print, inks: HoolockInks): string {
  const { coat, shade, lit, skin } = inks;
  const hand = (x: number, y: number) =>
    stroke(
      skin,
      1.7,
      `${x - 2} ${y + 1}, ${x - 2.2} ${y - 2.4}, ${x - 1} ${y - 4.4}; ${x} ${y}, ${x} ${y - 3}, ${x + 0.8} ${y - 4.8}; ${x + 2} ${y + 1}, ${x + 2} ${y - 2.4}, ${x + 2.8} ${y - 4}`,
    );
  // It swings: from the shoulders down the body hangs aslant, one knee drawn up, the other leg trailing.
  const body =
    limb(coat, '-4 21 9, -8 28 7.4, -5.4 33.6 5.6, -9 38 4.2, -13 41 3.2') +
    limb(lit, '-8.4 22 0.4, -11.4 27.6 1.2, -8.6 33 0.9, -10.6 36.6 0.4') +
    stroke(
      skin,
      1.8,
      '-13 40.6, -17 41.6, -19.6 40.4; -13.4 41, -15.4 44, -18 44.6; -13 41, -12.4 44.4, -14 46.6; -12.6 40.4, -10 42.4, -9.8 44.6',
    ) +
    blob(
      coat,
      '-8 -4, 8 -4, 10.4 2, 10.8 9, 9.6 16, 7.4 21.6, 3.4 25, -3.4 25, -7.4 21.6, -9.6 16, -10.8 9, -10.4 2',
    ) +
    locks(coat, '-7.6 22 1.6, -10 14 1.8, -10.6 6 1.6, -9.6 0 1.2', 2, 0.6) +
    locks(coat, '9.6 0 1.2, 10.6 6 1.6, 10 14 1.8, 7.6 22 1.6', 2, 0.6) +
    blob(shade, '-5 3, 0 2, 5 3, 6 10, 4.6 17, 0 20, -4.6 17, -6 10') +
    limb(coat, '4 19 9.4, 11 16 8, 17 16.4 6.4, 19 22 5, 17 28 4, 17.6 33 3.2') +
    limb(lit, '9.4 12.6 0.4, 15.6 12.8 1.3, 20 16.6 1.2, 21.2 22 0.4') +
    stroke(
      skin,
      1.8,
      '17.6 32.6, 14 35, 11.4 34.6; 17.8 33, 16.2 36.6, 13.6 37.4; 18 33, 18.4 36.8, 17 38.8; 17.4 32.4, 20.4 34.6, 21 36.8',
    ) +
    limb(lit, '10.4 3 0.4, 11.4 9 1.1, 10.2 14 0.4');
  const drawn =
    limb(coat, '-6 44 8.4, -13 36 6.2, -20 26 5, -23 16 4.2, -20 6 3.2') +
    limb(lit, '-11 36 0.4, -18 26 1.2, -20.8 16 1, -18.4 7 0.4') +
    limb(coat, '7 44 8.4, 15 39.6 6.2, 23 31 5, 27.6 19.6 4.2, 27.4 8 3.2') +
    limb(lit, '18 39.4 0.4, 25.4 31 1.2, 29.6 20 1, 28.8 9 0.4') +
    hand(-19.8, 5.4) +
    hand(27.6, 7) +
    moved(body, 0.6, 44, -16) +
    moved(face(inks), -0.4, 35, -2, 0.98);
  return whole(p, moved(drawn, 41, 6.6, 0, 0.87));
}
