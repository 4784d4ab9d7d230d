import { blob, blobPath, dots, moved, oval, stroke, within } from './shapes';

export interface CanidHead {
  /** Prefix of the ids, unique in a picture. */
  id: string;
  coat: string;
  pale: string;
  /** Crown and bridge of the nose. */
  top: string;
  iris: string;
  /** The near ear from its root: outline, inside, and the colours of both. */
  ear: readonly [outline: string, inside: string, coat: string, hollow: string];
  outline?: string;
  /** Cheek and lips. */
  cheek?: string;
  marks?: string;
  nose?: string;
}

const OUTLINE =
  '-.6 .4, .2 -2.6, 3.4 -3.8, 9 -4.8, 14.6 -6.6, 18.6 -10.6, 24.6 -14, 32 -14.4, 39 -11, 44 -3, 45 8, 40 14.6, 31 15.6, 22 12.6, 15 10.2, 8 9.2, 3.8 8.2, 2.2 6, .6 3';

const CHEEK = '0 3, 6 1, 13 1, 19 2.6, 25 5, 31 9, 36 16, 20 20, 0 14';

const INK = '#1f1916';

/** A dog's head in profile, facing left: its nose at the origin, 44 units long. */
export function canidHead(x: number, y: number, scale: number, turn: number, head: CanidHead): string {
  const { id, coat, pale, top, iris, marks = '', nose = INK } = head;
  const outline = blobPath(head.outline ?? OUTLINE);
  const [ear, hollow, earCoat, earHollow] = head.ear;
  return moved(
    moved(blob(top, ear), 27, -12.6, -6, 0.9) +
      `<path fill="${coat}" d="${outline}"/>` +
      within(
        `${id}h`,
        outline,
        blob(top, '2 -5, 10 -6, 15 -8, 20 -13, 28 -17, 36 -16, 34 -10, 26 -9, 19 -8, 15 -4.6, 8 -2.6') +
          blob(pale, head.cheek ?? CHEEK) +
          marks,
      ) +
      moved(blob(earCoat, ear) + blob(earHollow, hollow), 35, -10.6) +
      blob(nose, '-1 -.2, -.4 -2.8, 2 -3.8, 4.2 -2.8, 3.8 -.4, 2 1.4, .2 1.6') +
      stroke(INK, 0.9, '1 2.2, 2.6 5, 8 6, 13.6 6.6, 17 8.2') +
      dots('#54463a', '6 2.4 .4, 9 2 .4, 12 2.6 .4, 7 4.2 .4, 10 4 .4') +
      blob(INK, '15.4 -4.4, 17.6 -7.2, 20.6 -7.8, 23.4 -6, 21.4 -4.4, 18.4 -4') +
      oval(iris, 19.3, -5.9, 1.7, 1.4) +
      oval(INK, 19, -5.9, 0.95, 1.1) +
      oval('#fff', 18.6, -6.5, 0.35),
    x,
    y,
    turn,
    scale,
  );
}
