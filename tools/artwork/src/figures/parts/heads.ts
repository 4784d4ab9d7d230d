import { darker, lighter } from '../../drawing/colour';
import { blob, eye, limb, moved, oval, stroke } from './shapes';

export interface HeadOptions {
  coat: string;
  /** Around nose and mouth. */
  muzzle?: string;
  nose?: string;
  /** 1 is a deer's head. */
  scale?: number;
  /** Degrees below the horizontal. */
  tilt?: number;
  ear?: string;
  earLength?: number;
  earTurn?: number;
  /** In the head's coordinates: skull at 0 0, nose about -24 8. */
  behind?: string;
  marks?: string;
  front?: string;
}

const leafEar = (coat: string, inner: string, length: number, turn: number): string =>
  moved(
    blob(coat, `0 2, -4.5 ${-length * 0.5}, 0 ${-length}, 4.5 ${-length * 0.5}`) +
      blob(inner, `0 0, -2.4 ${-length * 0.48}, 0 ${-length * 0.84}, 2 ${-length * 0.46}`),
    4,
    -4,
    turn,
  );

/** Deer, antelopes and horses. */
export function longHead(x: number, y: number, o: HeadOptions): string {
  const { coat, muzzle, nose = '#2b2523', scale = 1, tilt = 0, ear = coat, earLength = 15, earTurn = 62 } = o;
  return moved(
    (o.behind ?? '') +
      leafEar(darker(ear, 0.25), darker(ear, 0.4), earLength * 0.92, earTurn - 34) +
      limb(coat, '2 0 17, -8 2.5 14.5, -17 6 10.5, -23 8 9') +
      (muzzle ? limb(muzzle, '-18.5 8 8, -23 8.8 8.4') : '') +
      (o.marks ?? '') +
      oval(nose, -26.2, 6, 2.6, 2.2, 20) +
      stroke(darker(coat, 0.5), 1.1, '-26 11, -22 12, -18 11.4') +
      eye(-6, 0.5, 2.5) +
      leafEar(ear, lighter(ear, 0.4), earLength, earTurn) +
      (o.front ?? ''),
    x,
    y,
    -tilt,
    scale,
  );
}

/** Cattle. */
export function broadHead(x: number, y: number, o: HeadOptions): string {
  const { coat, muzzle, nose = '#2b2523', scale = 1, tilt = 0, ear = coat, earLength = 15, earTurn = 96 } = o;
  return moved(
    (o.behind ?? '') +
      leafEar(darker(ear, 0.25), darker(ear, 0.4), earLength, earTurn - 40) +
      limb(coat, '2 0 21, -8 3.5 18, -17 8 14, -22 11 12.5') +
      (muzzle ? limb(muzzle, '-19 10.5 12, -23.5 12 11.5') : '') +
      (o.marks ?? '') +
      oval(nose, -26, 8.5, 2.8, 2.4, 24) +
      stroke(darker(coat, 0.5), 1.1, '-27 15, -23 16.5, -18 15.5') +
      eye(-7, 0.5, 2.6) +
      leafEar(ear, lighter(ear, 0.3), earLength, earTurn) +
      (o.front ?? ''),
    x,
    y,
    -tilt,
    scale,
  );
}
