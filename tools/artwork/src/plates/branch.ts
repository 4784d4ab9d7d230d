import { mix } from '../drawing/colour';
import { n0 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import { shape } from '../landscape/grounds';
import { spray } from '../landscape/sprays';

/** A branch from the right under a figure at (x, y). */
export function branchUnder(pen: Pen, x: number, y: number): string {
  const { W, u, pal } = pen;
  const leaves = spray(pen, mix(pal.ink, pal.ground, 0.5));
  const upper =
    `C${n0(W * 0.86)} ${n0(y - 10 * u)} ${n0(x + 120 * u)} ${n0(y - 4 * u)} ${n0(x)} ${n0(y)}` +
    `S${n0(x - 260 * u)} ${n0(y + 40 * u)} ${n0(x - 330 * u)} ${n0(y + 16 * u)}`;
  const lower =
    `C${n0(x - 230 * u)} ${n0(y + 64 * u)} ${n0(x - 60 * u)} ${n0(y + 52 * u)} ${n0(x + 60 * u)} ${n0(y + 50 * u)}` +
    `S${n0(W * 0.92)} ${n0(y + 40 * u)} ${W + 10} ${n0(y + 24 * u)}z`;
  const light =
    `M${W} ${n0(y - 62 * u)}C${n0(W * 0.86)} ${n0(y - 4 * u)} ${n0(x + 120 * u)} ${n0(y + 2 * u)} ${n0(x)} ${n0(y + 5 * u)}` +
    `S${n0(x - 240 * u)} ${n0(y + 42 * u)} ${n0(x - 320 * u)} ${n0(y + 18 * u)}`;
  return (
    `<path fill="${mix(pal.ink, pal.near, 0.25)}" d="M${W + 10} ${n0(y - 70 * u)}${upper}${lower}"/>` +
    `<path fill="none" stroke="${pal.light}" stroke-opacity=".5" stroke-width="${n0(5 * u)}" d="${light}"/>` +
    leaves(x - 322 * u, y + 20 * u, u * 0.9, 58) +
    leaves(x + 210 * u, y + 40 * u, u * 0.8, -16) +
    leaves(x - 150 * u, y + 56 * u, u * 0.7, 24)
  );
}

/** A crag under a figure at (x, y). */
export function ledgeUnder(pen: Pen, x: number, y: number, width: number): string {
  const { H, W, u, pal } = pen;
  const left = x - width * 0.62 - 60 * u;
  const right = x + width * 0.5 + 90 * u;
  const dark = mix(pal.near, pal.ink, 0.45);
  const lit = mix(pal.near, pal.light, 0.4);
  return (
    shape(dark, [
      [left, y + 14 * u],
      [left + 70 * u, y - 4 * u],
      [x, y + 2 * u],
      [right - 60 * u, y - 12 * u],
      [right, y + 20 * u],
      [right + 70 * u, y + 120 * u],
      [W * 0.98, H + 5],
      [left - 60 * u, H + 5],
      [left - 20 * u, y + 110 * u],
    ]) +
    shape(lit, [
      [left, y + 14 * u],
      [left + 70 * u, y - 4 * u],
      [x, y + 2 * u],
      [right - 60 * u, y - 12 * u],
      [x + width * 0.2, y + 26 * u],
      [left + 60 * u, y + 34 * u],
    ]) +
    shape(mix(dark, lit, 0.45), [
      [left, y + 14 * u],
      [left + 60 * u, y + 34 * u],
      [left + 90 * u, H + 5],
      [left - 60 * u, H + 5],
      [left - 20 * u, y + 110 * u],
    ]) +
    shape(mix(dark, pal.ink, 0.35), [
      [x + width * 0.2, y + 26 * u],
      [right - 60 * u, y - 12 * u],
      [right, y + 20 * u],
      [right + 70 * u, y + 120 * u],
      [x + width * 0.3, H + 5],
      [x + width * 0.12, y + 130 * u],
    ])
  );
}
