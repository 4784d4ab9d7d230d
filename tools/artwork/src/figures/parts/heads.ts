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
  earInner?: string;
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

/** Dogs. */
export function dogHead(x: number, y: number, o: HeadOptions): string {
  const {
    coat,
    muzzle = lighter(coat, 0.5),
    nose = '#26211f',
    scale = 1,
    tilt = 0,
    ear = coat,
    earLength = 15,
  } = o;
  const standing = (fill: string, inner: string, dx: number) =>
    moved(
      blob(fill, `-6 3, -3.5 ${-earLength * 0.6}, 0.5 ${-earLength}, 5 ${-earLength * 0.5}, 6.5 3`) +
        blob(
          inner,
          `-2.5 1, -1.5 ${-earLength * 0.5}, 0.8 ${-earLength * 0.78}, 3 ${-earLength * 0.4}, 3.2 1`,
        ),
      dx,
      -8,
      8,
    );
  return moved(
    (o.behind ?? '') +
      standing(darker(ear, 0.3), darker(ear, 0.45), -1) +
      blob(coat, '-1 -11, -9 -8, -14 -1, -24 2, -29 6, -28 10, -20 13, -10 13, 0 14, 9 9, 11 0, 7 -8') +
      blob(muzzle, '-13 4, -22 4, -28.5 7, -27.5 10.2, -20 13, -10 13.2, -2 13.5, -5 8') +
      (o.marks ?? '') +
      oval(nose, -28.2, 4.6, 3, 2.5, 12) +
      stroke(darker(muzzle, 0.55), 1.1, '-27 9.5, -21 10.5, -15 9.5') +
      eye(-11, -1, 2.5) +
      standing(ear, lighter(ear, 0.35), 5) +
      (o.front ?? ''),
    x,
    y,
    -tilt,
    scale,
  );
}

/** Cats. */
export function catHead(x: number, y: number, o: HeadOptions): string {
  const { coat, muzzle = lighter(coat, 0.7), nose = '#c0766a', scale = 1, tilt = 0, ear = coat } = o;
  const round = (fill: string, inner: string, dx: number) =>
    oval(fill, dx, -13, 6, 6.5) + oval(inner, dx, -12.5, 3.2, 3.8);
  return moved(
    (o.behind ?? '') +
      round(darker(ear, 0.25), darker(ear, 0.4), -5) +
      blob(coat, '0 -15, -10 -13, -16 -5, -21 0, -22.5 5, -19 10.5, -11 13, -1 15, 9 12, 14 3, 12 -8') +
      blob(muzzle, '-12 2, -19 0.5, -22.5 5, -19 10.5, -11 13, -3 14.5, -5 8') +
      (o.marks ?? '') +
      blob(nose, '-22.8 1, -19 0, -19.5 3.6, -22.5 4') +
      stroke('#4a3a34', 1.1, '-21.5 4.5, -20 7, -16 7.5') +
      eye(-11, -2, 2.7, '#d9c24a') +
      round(ear, lighter(ear, 0.5), 6) +
      stroke('#ffffff', 0.7, '-16 6, -20 8.5; -15 8, -18 11.5', 'opacity=".8"') +
      (o.front ?? ''),
    x,
    y,
    -tilt,
    scale,
  );
}

/** Bears. */
export function bearHead(x: number, y: number, o: HeadOptions): string {
  const {
    coat,
    muzzle = lighter(coat, 0.4),
    nose = '#221d1c',
    scale = 1,
    tilt = 0,
    ear = coat,
    earInner = darker(ear, 0.25),
  } = o;
  return moved(
    (o.behind ?? '') +
      oval(earInner, -3, -14, 5.5) +
      blob(
        coat,
        '0 -16, -10 -13, -15 -5, -24 0, -29 4, -28.5 10, -20 14, -10 15, 2 17, 12 12, 15 1, 11 -11',
      ) +
      blob(muzzle, '-15 1, -23 0.5, -29 4.5, -28.5 10, -20 14, -12 13, -10 6') +
      (o.marks ?? '') +
      oval(nose, -28, 3.5, 3.6, 3, 10) +
      stroke(darker(muzzle, 0.55), 1.2, '-27.5 9.5, -22 11, -17 9.5') +
      eye(-13, -3, 2.3) +
      oval(ear, 7, -13.5, 6.5) +
      oval(earInner, 7, -13, 3.5) +
      (o.front ?? ''),
    x,
    y,
    -tilt,
    scale,
  );
}
