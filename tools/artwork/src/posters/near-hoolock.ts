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
  const leg = (fill: string, edge: string) =>
    limb(fill, '6 62 9, 13 60 8.4, 18 63.4 6.6, 17 70 5.4, 12.6 75 4.4, 10 79 3.6') +
    limb(edge, '11 57.4 0.4, 17 60 1.4, 20 64.4 1.2, 19 70 0.4') +
    stroke(
      skin,
      1.9,
      '10 78.6, 6.4 80.6, 3.4 80; 10.4 79, 8.4 82.2, 5.6 82.8; 10.8 79, 10.8 82.6, 8.8 84.4; 10 78.4, 12.6 81, 12.8 83',
    );
  const drawn =
    limb(coat, '-7 45 8, -13 38 6.4, -20 28.6 5.4, -22 18 4.6, -19.4 7 3.4') +
    limb(lit, '-11 38 0.4, -18 28 1.2, -19.8 18 1, -17.8 8 0.4') +
    limb(coat, '7 45 8, 14 38.6 6.4, 21.6 29 5.4, 25 19 4.6, 25.4 8 3.4') +
    limb(lit, '17.6 38 0.4, 24 29.6 1.2, 27 20 1.1, 26.8 9 0.4') +
    hand(-19.2, 6) +
    hand(25.6, 7) +
    blob(
      coat,
      '-8 40, 8 40, 11 46, 11.4 53, 10.4 60, 8 65.6, 3.6 69, -3.6 69, -8 65.6, -10.4 60, -11.4 53, -11 46',
    ) +
    locks(coat, '-8 66 1.6, -10.8 58 1.8, -11.2 50 1.6, -10 44 1.2', 2, 0.6) +
    locks(coat, '10 44 1.2, 11.2 50 1.6, 10.8 58 1.8, 8 66 1.6', 2, 0.6) +
    blob(shade, '-5 47, 0 46, 5 47, 6.4 54, 5 61, 0 64, -5 61, -6.4 54') +
    limb(coat, '-5 64 10, -10 68 8, -13 73 6, -11 78 4.6, -12 82 3.4') +
    limb(lit, '-12.6 66 0.4, -15.4 72 1.3, -13.6 77 1, -13.4 81 0.4') +
    stroke(
      skin,
      1.9,
      '-12 81.6, -16 83.6, -18 82.6; -12.4 82, -14.6 85.4, -17 85.6; -12 82, -11 85.4, -12.6 87; -11.6 81.4, -9 83, -8.6 85',
    ) +
    moved(leg(coat, lit), 0, 2.4) +
    limb(lit, '11 47 0.4, 12.2 53 1.2, 11.2 59 0.4') +
    moved(face(inks), 0, 34, -4, 1.02);
  return whole(p, moved(drawn, 42.6, 6, 0, 0.92));
}
