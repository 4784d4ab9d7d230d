import { blob, blobPath, dots, limb, moved, oval, stroke, within } from '../figures/parts/shapes';
import { type CoatInks, set } from './near-animals';
import type { Print } from './print';

/** From the nose over the flat skull down the back, and up the belly to the chin. */
const OUTLINE =
  '-23 12, -21.6 8.6, -17 6.4, -12 4, -5 1.4, 2 1, 8.6 4, 12.4 10, 13.4 18, 14.6 27, 17.6 38, 20.6 50, 23 62, 24.6 74, 23.6 85, 18 93, 8 97, -4 97, -9 91, -10.6 82, -11 72, -12.6 62, -13.6 52, -12.6 42, -9.6 33, -7.6 26, -9.6 22, -15 21, -20 19, -22.4 16';

const face = ({ dark, shade, coat, lit, light }: CoatInks): string =>
  blob(light, '-22.8 15, -18 14.4, -13.6 16, -9.4 18.4, -6 21.6, -9.6 22.4, -15 21.4, -20 19.2') +
  blob(coat, '-23 12, -20 9.6, -15.6 10, -12.4 12.4, -12 15.6, -15 17.8, -19.4 17.4, -22.6 15.4') +
  blob(lit, '-17 6.6, -12 4.2, -5 1.8, 2 1.4, 7 3.6, 1 4.4, -6 5.6, -12 7.4') +
  stroke(dark, 0.7, '-22.4 15.6, -19.4 17.6, -15 18, -11.6 16.4') +
  blob(dark, '-23.6 12.2, -23 9.2, -20.4 8, -18.8 9.2, -19.8 11.4, -21.8 13.4') +
  oval(dark, -10, 8.8, 1.6, 1.5) +
  oval(light, -10.5, 8.2, 0.5) +
  stroke(shade, 0.8, '-12.8 7.6, -10.2 6.2, -7.4 7.4') +
  blob(coat, '4.4 9.4, 4.8 6.2, 7.6 4.8, 10.2 6.4, 10 9.8, 7.4 11.4') +
  blob(dark, '6 9.2, 6.4 7.2, 8.2 6.8, 8.8 8.6, 7.6 10') +
  dots(dark, '-18.6 12.6 0.4, -16.4 12 0.4, -17.4 14.4 0.4, -15 14.2 0.4') +
  stroke(light, 0.4, '-17 13, -11 13.4, -4.6 15.6; -16.8 14, -11.4 16, -6 19.6; -16 12, -10 11.4, -3.6 12');

/** A smooth-coated otter that stands up on its hind feet to look about, from the left. */
export function otterUp(
  p: Print,
  at: number,
  foot: number,
  height: number,
  inks: CoatInks,
  turned = false,
): string {
  const { dark, shade, coat, lit, light } = inks;
  const paw = (x: number, y: number, fill: string) =>
    blob(
      fill,
      `${x - 3} ${y - 2}, ${x + 2} ${y - 3}, ${x + 3} ${y + 1}, ${x} ${y + 5}, ${x - 3.4} ${y + 4}`,
    ) + stroke(dark, 0.6, `${x - 2} ${y + 2}, ${x - 2.4} ${y + 4.6}; ${x} ${y + 2}, ${x} ${y + 5}`);
  const drawn =
    // The strong tail props it from behind.
    limb(shade, '12 88 17, 24 94 12.4, 37 97 8.4, 49 97.4 5, 60 95.6 1.6') +
    limb(shade, '-7 42 8, -15 47.6 7, -18.6 53 5.4') +
    paw(-19, 55, shade) +
    blob(shade, '-14 93, -6 91.4, 2 94, 2 99, -6 100.6, -17 100.4, -18 97') +
    blob(coat, OUTLINE) +
    within(
      `ot${Math.round(at)}`,
      blobPath(OUTLINE),
      blob(light, '-24 17, -12 17, -3 20.6, 1 27, 0 37, -4 48, -7 58, -16 60, -16 40, -12 28') +
        blob(lit, '-7 58, -4 50, -1 58, 1 70, 0 84, -4 94, -14 96, -16 60') +
        blob(
          shade,
          '8 3, 13 10, 14 18, 15 27, 18 38, 21 50, 23.4 62, 25 74, 24 85, 18 95, 30 95, 30 0, 8 -2',
          'transform="translate(-4 2)"',
        ),
    ) +
    // The haunch and its long foot.
    blob(coat, '-3 84, 2 76, 10 72.6, 17.6 75, 21 82, 19.6 90, 14 96, 4 98, -3 94') +
    stroke(shade, 1, '-3.4 90, -2.6 83.4, 2.4 76.6, 9.4 73.2') +
    blob(coat, '-14 96, -8 93, 4 92, 13 94.6, 12.4 99.6, 2 100.8, -11 100.8, -16.4 100, -16.6 97.6') +
    stroke(dark, 0.7, '-11.6 97, -13.6 100; -7.6 96.6, -9 100.4; -3.6 96.6, -4.4 100.6') +
    // The near forepaw hangs before the breast.
    limb(coat, '8 38 14, 4.6 46 11, -3 52 8.6, -9.6 55 7') +
    limb(shade, '15 40 0.4, 11 48 1.8, 3 54.4 1.6, -6 58 0.4') +
    paw(-12, 56.6, coat) +
    face(inks);
  return set(p, at, foot, height, turned ? moved(drawn, 0, 0, 0, -1, 1) : drawn);
}
