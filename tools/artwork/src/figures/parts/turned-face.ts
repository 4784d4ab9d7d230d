import { darker } from '../../drawing/colour';
import { blob, blobPath, both, mirrored, moved, oval, stroke, within } from './shapes';

export interface TurnedFace {
  /** Prefix of the ids, unique in a picture. */
  id: string;
  coat: string;
  lit: string;
  dark: string;
  /** The right half from the poll to the chin; the middle of the head at 0. */
  half: string;
  /** Of the right ear, which points to the right of its root: `turn` lifts it where it is negative. */
  ear?: { coat?: string; hollow: string; turn?: number; size?: number; root?: readonly [number, number] };
  /** Cut to the head. */
  marks?: string;
  /** The middle of the right eye. */
  eyeAt?: readonly [x: number, y: number];
  eyeSize?: number;
  rim?: string;
  nose: { y: number; width: number; colour?: string };
  /** Behind the head and its ears; over the head. */
  behind?: string;
  over?: string;
}

const INK = '#1f1917';

/** A hoofed animal's head turned to the one who looks, with the light from the left. */
export function turnedFace(x: number, y: number, scale: number, turn: number, face: TurnedFace): string {
  const { id, coat, lit, dark, half, ear, eyeAt: [ex, ey] = [13, 10], eyeSize = 1, rim } = face;
  const path = blobPath(mirrored(half));
  const { y: ny, width: nw, colour = INK } = face.nose;
  const oneEar = ear
    ? moved(
        blob(ear.coat ?? coat, '-2 -4, 7 -9, 18 -11, 28 -8.6, 35 -2, 28 4, 16 6.6, 3 5.4') +
          blob(ear.hollow, '5 -1, 12 -5.6, 21 -7, 30 -3, 24 1.4, 14 3.4') +
          stroke(darker(ear.coat ?? coat, 0.3), 0.9, '10 2, 16 -2.6, 22 -4; 14 3, 20 -.4, 25 -1.6'),
        ...(ear.root ?? [10, -1]),
        ear.turn ?? -14,
        ear.size ?? 1,
      )
    : '';
  const eye =
    (rim
      ? blob(
          rim,
          `${ex - 5.4} ${ey + 1}, ${ex - 2} ${ey - 4.4}, ${ex + 2.6} ${ey - 4.2}, ${ex + 4.6} ${ey}, ${ex + 1.6} ${ey + 3.6}, ${ex - 2.4} ${ey + 3.4}`,
        )
      : '') +
    blob(
      INK,
      `${ex - 4.2 * eyeSize} ${ey + 1}, ${ex - 1.6 * eyeSize} ${ey - 3 * eyeSize}, ${ex + 2.2 * eyeSize} ${ey - 2.8 * eyeSize}, ${ex + 3.6 * eyeSize} ${ey}, ${ex + 1.2 * eyeSize} ${ey + 2.4 * eyeSize}, ${ex - 2 * eyeSize} ${ey + 2.2 * eyeSize}`,
    ) +
    stroke(dark, 1.4, `${ex - 5.6} ${ey - 2}, ${ex - 1.6} ${ey - 5}, ${ex + 3.4} ${ey - 4.4}`);
  return moved(
    (face.behind ?? '') +
      both(oneEar) +
      `<path fill="${coat}" d="${path}"/>` +
      within(
        `${id}tf`,
        path,
        blob(
          lit,
          `-16 -6, -4 -8, 1 4, -1 ${ny * 0.5}, -3 ${ny - 6}, -9 ${ny - 6}, -12 ${ny * 0.5}`,
          'opacity=".75"',
        ) +
          blob(dark, `22 -8, 11 6, 8 ${ny * 0.5}, 6 ${ny}, 6 ${ny + 18}, 24 ${ny + 18}`, 'opacity=".6"') +
          (face.marks ?? ''),
      ) +
      blob(
        colour,
        `${-nw} ${ny}, ${-nw * 0.62} ${ny - nw * 0.42}, 0 ${ny - nw * 0.5}, ${nw * 0.62} ${ny - nw * 0.42}, ${nw} ${ny}, ${nw * 0.66} ${ny + nw * 0.5}, 0 ${ny + nw * 0.66}, ${-nw * 0.66} ${ny + nw * 0.5}`,
      ) +
      oval('#fff', -nw * 0.24, ny - nw * 0.18, nw * 0.3, nw * 0.1, -6, 'opacity=".28"') +
      both(
        blob(
          '#0f0c0b',
          `${nw * 0.4} ${ny + 0.6}, ${nw * 0.62} ${ny - nw * 0.14}, ${nw * 0.86} ${ny}, ${nw * 0.66} ${ny + nw * 0.26}`,
        ),
      ) +
      stroke(
        INK,
        1,
        `0 ${ny + nw * 0.66}, 0 ${ny + nw * 0.9}; ${-nw * 0.8} ${ny + nw * 0.86}, ${-nw * 0.4} ${ny + nw * 1.06}, 0 ${ny + nw * 0.9}, ${nw * 0.4} ${ny + nw * 1.06}, ${nw * 0.8} ${ny + nw * 0.86}`,
      ) +
      both(eye) +
      oval('#fff', ex - 0.8, ey - 1.2, 0.8) +
      oval('#fff', -ex - 0.8, ey - 1.2, 0.8) +
      (face.over ?? ''),
    x,
    y,
    turn,
    scale,
  );
}
