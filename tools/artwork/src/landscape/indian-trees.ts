import { mix } from '../drawing/colour';
import { n0, n1 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import { clump } from './trees';

/** Straight trunk, tall layered crown. */
export function sal(pen: Pen, x: number, y: number, h: number, c: string, lit: string): string {
  const masses = [
    [0.02, 0.52, 0.13, 0.09],
    [-0.09, 0.64, 0.12, 0.1],
    [0.09, 0.72, 0.13, 0.11],
    [-0.02, 0.86, 0.13, 0.12],
  ] as const;
  const w = h * 0.022;
  const crown = (dx: number, dy: number, k: number, n: number) =>
    masses
      .map(([a, b, rx, ry]) => clump(pen, x + (a + dx) * h, y - (b + dy) * h, rx * h * k, ry * h * k, n))
      .join('');
  return (
    `<path fill="${mix(c, pen.pal.ink, 0.35)}" d="M${n0(x - w * 1.6)} ${n0(y)}L${n0(x - w * 0.6)} ${n0(y - h * 0.86)}h${n0(w * 1.2)}L${n0(x + w * 1.6)} ${n0(y)}z"/>` +
    `<path fill="${c}" d="${crown(0, 0, 1, 8)}"/><path fill="${mix(c, lit, 0.35)}" d="${crown(-0.03, 0.025, 0.6, 6)}"/>`
  );
}

/** Teak in the dry months: a bare fork of limbs and a few large leaves. */
export function teak(pen: Pen, x: number, y: number, h: number, c: string, leaf: string): string {
  const { rand } = pen;
  let limbs = `M${n0(x)} ${n0(y)}Q${n0(x + h * 0.02)} ${n0(y - h * 0.4)} ${n0(x)} ${n0(y - h * 0.94)}`;
  let leaves = '';
  for (const [dx, from, to] of [
    [-0.24, 0.4, 0.72],
    [0.22, 0.46, 0.78],
    [-0.15, 0.62, 0.94],
    [0.14, 0.68, 0.98],
    [0, 0.8, 1.04],
  ] as const) {
    const [ex, ey] = [x + dx * h * rand.in(0.8, 1.15), y - to * h];
    limbs += `M${n0(x)} ${n0(y - from * h)}Q${n0(x + dx * h * 0.7)} ${n0(y - (from + 0.08) * h)} ${n0(ex)} ${n0(ey)}`;
    for (let i = 0; i < 4; i++) {
      const r = h * rand.in(0.035, 0.06);
      const [lx, ly] = [ex + rand.in(-0.07, 0.07) * h, ey + rand.in(-0.05, 0.06) * h];
      leaves += `M${n0(lx)} ${n0(ly)}q${n0(r)} ${n0(-r * 0.9)} ${n0(r * 1.9)} ${n0(-r * 0.1)}q${n0(-r)} ${n0(r * 0.9)} ${n0(-r * 1.9)} ${n0(r * 0.1)}z`;
    }
  }
  return `<path fill="none" stroke="${c}" stroke-linecap="round" stroke-width="${n1(h * 0.024)}" d="${limbs}"/><path fill="${leaf}" d="${leaves}"/>`;
}

/** Flame-of-the-forest: crooked dark limbs, flowers before leaves. */
export function palash(pen: Pen, x: number, y: number, h: number, c: string, flower: string): string {
  const { rand } = pen;
  let limbs = `M${n0(x)} ${n0(y)}q${n0(-h * 0.06)} ${n0(-h * 0.2)} ${n0(h * 0.02)} ${n0(-h * 0.4)}`;
  let petals = '';
  for (const [dx, dy] of [
    [-0.42, 0.66],
    [-0.22, 0.86],
    [0.04, 0.94],
    [0.26, 0.82],
    [0.44, 0.62],
  ] as const) {
    const [ex, ey] = [x + dx * h, y - dy * h];
    limbs += `M${n0(x)} ${n0(y - h * 0.38)}q${n0(dx * h * 0.3)} ${n0(-h * 0.18)} ${n0(ex - x)} ${n0(ey - y + h * 0.38)}`;
    for (let i = 0; i < 5; i++)
      petals += clump(
        pen,
        ex + rand.in(-0.12, 0.12) * h,
        ey + rand.in(-0.08, 0.1) * h,
        h * rand.in(0.03, 0.06),
        h * 0.035,
        5,
      );
  }
  return (
    `<path fill="none" stroke="${c}" stroke-linecap="round" stroke-linejoin="round" stroke-width="${n1(h * 0.032)}" d="${limbs}"/>` +
    `<path fill="${flower}" d="${petals}"/>`
  );
}

/** A palm with a round head of fans: the lontar of Komodo, the palmyra of South India. */
export function lontar(pen: Pen, x: number, y: number, h: number, c: string, lit: string): string {
  const { rand } = pen;
  const top = y - h;
  const r = h * 0.2;
  let [fans, bright] = ['', ''];
  for (let i = 0; i < 11; i++) {
    const a = (i / 11) * 6.28 + rand.in(-0.15, 0.15);
    const [cx, cy] = [x + Math.cos(a) * r * 0.62, top + Math.sin(a) * r * 0.56];
    let fan = `M${n0(x)} ${n0(top)}`;
    for (let k = -3; k <= 3; k++) {
      const b = a + k * 0.3;
      fan += `L${n0(cx + Math.cos(b) * r * 0.52)} ${n0(cy + Math.sin(b) * r * 0.52)}L${n0(cx + Math.cos(b + 0.15) * r * 0.34)} ${n0(cy + Math.sin(b + 0.15) * r * 0.34)}`;
    }
    if (i % 3 === 1 || Math.sin(a) < -0.6) bright += `${fan}z`;
    else fans += `${fan}z`;
  }
  return (
    `<path fill="${mix(c, pen.pal.ink, 0.2)}" d="M${n0(x - h * 0.028)} ${n0(y)}L${n0(x - h * 0.014)} ${n0(top)}h${n0(h * 0.028)}L${n0(x + h * 0.028)} ${n0(y)}z"/>` +
    `<path fill="${c}" d="${fans}"/><path fill="${mix(c, lit, 0.4)}" d="${bright}"/>`
  );
}

/** A low round tree of dry land, babul or khejri: a short crooked stem, a loose dome of small leaves. */
export function thorn(pen: Pen, x: number, y: number, h: number, c: string, lit: string): string {
  const { rand } = pen;
  const masses = [
    [-0.34, 0.46, 0.22, 0.15],
    [0.36, 0.5, 0.22, 0.15],
    [-0.18, 0.68, 0.24, 0.16],
    [0.2, 0.74, 0.24, 0.16],
    [0.02, 0.88, 0.2, 0.12],
    [0.02, 0.54, 0.2, 0.12],
  ] as const;
  let stems = `M${n0(x)} ${n0(y)}q${n0(-h * 0.05)} ${n0(-h * 0.12)} ${n0(h * 0.01)} ${n0(-h * 0.26)}`;
  for (const dx of [-0.3, -0.1, 0.14, 0.32])
    stems += `M${n0(x)} ${n0(y - h * 0.24)}q${n0(dx * h * 0.3)} ${n0(-h * 0.14)} ${n0(dx * h)} ${n0(-h * rand.in(0.24, 0.36))}`;
  const crown = (k: number, dx: number, dy: number) =>
    masses
      .map(([a, b, rx, ry]) =>
        clump(pen, x + (a + dx) * h, y - (b + dy) * h, rx * h * k * rand.in(0.9, 1.1), ry * h * k, 7),
      )
      .join('');
  return (
    `<path fill="none" stroke="${mix(c, pen.pal.ink, 0.4)}" stroke-linecap="round" stroke-width="${n1(h * 0.04)}" d="${stems}"/>` +
    `<path fill="${c}" d="${crown(1, 0, 0)}"/><path fill="${mix(c, lit, 0.35)}" d="${crown(0.5, -0.05, 0.05)}"/>`
  );
}

/** A drowned or dead tree. */
export function snag(pen: Pen, x: number, y: number, h: number, c: string): string {
  const s = pen.rand() < 0.5 ? 1 : -1;
  const at = (dx: number, dy: number) => `${n0(x + s * dx * h)} ${n0(y - dy * h)}`;
  return `<path fill="none" stroke="${c}" stroke-linecap="round" stroke-linejoin="round" stroke-width="${n1(h * 0.045)}" d="M${at(0, 0)}Q${at(0.02, 0.4)} ${at(0, 0.96)}"/><path fill="none" stroke="${c}" stroke-linecap="round" stroke-width="${n1(h * 0.026)}" d="M${at(0.01, 0.5)}L${at(0.2, 0.74)}M${at(0.01, 0.36)}L${at(-0.18, 0.56)}L${at(-0.2, 0.72)}M${at(0.12, 0.64)}L${at(0.24, 0.64)}"/>`;
}

/** Tall trunks across the picture, with their own crowns above its edge. */
export function colonnade(
  pen: Pen,
  xs: readonly number[],
  foot: number,
  width: number,
  c: string,
  lit: string,
): string {
  const { rand, u, W } = pen;
  let [dark, bright] = ['', ''];
  for (const share of xs) {
    const x = share * W + rand.in(-10, 10) * u;
    const w = width * u * rand.in(0.8, 1.2);
    const b = foot + rand.in(-10, 14) * u;
    dark += `M${n0(x - w)} ${n0(b)}Q${n0(x - w * 0.5)} ${n0(b - w * 3)} ${n0(x - w * 0.45)} -5H${n0(x + w * 0.45)}Q${n0(x + w * 0.5)} ${n0(b - w * 3)} ${n0(x + w)} ${n0(b)}z`;
    bright += `M${n0(x - w * 0.9)} ${n0(b)}Q${n0(x - w * 0.45)} ${n0(b - w * 3)} ${n0(x - w * 0.4)} -5h${n0(w * 0.24)}Q${n0(x - w * 0.2)} ${n0(b - w * 3)} ${n0(x - w * 0.5)} ${n0(b)}z`;
  }
  return `<path fill="${c}" d="${dark}"/><path fill="${lit}" opacity=".6" d="${bright}"/>`;
}
