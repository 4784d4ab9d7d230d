import { moved, blob, blobPath, dots, oval, stroke, within } from './shapes';

export interface FelidHead {
  /** Prefix of the ids, unique in a picture. */
  id: string;
  coat: string;
  /** Muzzle, chin and cheek. */
  pale: string;
  /** Under the jaw. */
  shade: string;
  bridge: string;
  nose: string;
  iris: string;
  /** The back of the ear, its inside and the rim. */
  ear: readonly [back: string, inside: string];
  earSize?: number;
  /** Drawn under eye and nose, in the head's units. */
  marks?: string;
  whiskers?: string;
  /** Replaces the outline. */
  outline?: string;
}

const OUTLINE =
  '0 .4, .6 -2, 4 -4.4, 10 -7.4, 14.5 -11, 20 -14.6, 27 -16.8, 35 -15.6, 42 -10, 45 0, 43 10, 37 16, 29 18, 19 16.6, 10 15.6, 5.6 14, 3.6 11, 2.6 7, 1 3.4';

const INK = '#201813';

/** A cat's head in profile, facing left: its nose at the origin, 44 units long. */
export function felidHead(x: number, y: number, scale: number, turn: number, head: FelidHead): string {
  const { id, coat, pale, shade, bridge, nose, iris, ear, earSize = 1, marks = '' } = head;
  const outline = blobPath(head.outline ?? OUTLINE);
  const [back, inside] = ear;
  const near =
    blob(coat, '-5 4, -5.4 -4, -2.4 -9, 2 -10.4, 6 -7.6, 7.4 -1, 5.6 5, 0 7') +
    blob(back, '.6 -10.6, 4.4 -9, 7 -5, 7.6 0, 6 5, 4.4 5, 5.4 0, 4.6 -4.6, 2.6 -8') +
    blob(inside, '-3.2 4, -3.8 -3, -1.6 -7.2, 1.6 -6.2, 3.4 -2, 3 3, .4 5.4') +
    blob(bridge, '-1 4, -1.2 -1, .8 -3.8, 2.2 -1, 1.6 4', 'opacity=".6"');
  const farEar = blob(back, '-4 5, -4.2 -2, -1.4 -6.6, 2.2 -6.6, 4.6 -2, 5 4');
  return moved(
    moved(farEar, 26.5, -17, -4, earSize) +
      `<path fill="${coat}" d="${outline}"/>` +
      within(
        `${id}h`,
        outline,
        blob(bridge, '-1 -3, 4 -6, 10 -9, 15 -12, 15 -8, 10.4 -5, 6 -1.6, 3 -.6') +
          blob(pale, '.4 2, 5 -.6, 11 .4, 15.4 4, 18 9, 25 8, 34 11, 40 18, 26 24, 4 20') +
          blob(pale, '12.5 -8.6, 17 -11, 21 -10, 19.4 -7.4, 15 -6.8') +
          blob(shade, '4 14.4, 12 13.8, 20 15, 30 17.6, 38 20, 30 26, 10 24') +
          marks,
      ) +
      moved(near, 34.5, -13.4, 4, earSize) +
      blob(nose, '-.4 -.4, .4 -2.4, 2.8 -3, 4.4 -1.6, 3.6 .8, 2 2.4, .6 2') +
      stroke(INK, 0.9, '1.6 2.4, 2.8 5.6, 6.4 8, 10.4 8.6, 14 10.4') +
      dots('#6b584a', '6 3.6 .42, 9 3.2 .42, 12 3.8 .42, 6.6 5.6 .42, 9.8 5.6 .42, 12.6 6.2 .42') +
      // The lid rests on the iris, which keeps the eye quiet.
      blob(INK, '10.4 -3, 12.8 -6, 16.4 -7.2, 20 -6, 18.4 -3.6, 15 -2.6, 12.4 -2.4, 9.6 -.6') +
      oval(iris, 15.4, -4.7, 2.1, 1.7) +
      oval(INK, 15, -4.8, 1, 1.25) +
      oval('#fff', 14.6, -5.5, 0.4) +
      stroke(head.whiskers ?? '#f7efe0', 0.35, '8 4, 2 9, -3 16; 10 5, 6 12, 3 20; 12 6, 11 13, 10 22'),
    x,
    y,
    turn,
    scale,
  );
}
