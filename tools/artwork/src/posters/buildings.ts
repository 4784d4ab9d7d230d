import { n0 } from '../drawing/numbers';
import type { Print } from './print';

/** A wall with merlons from (x, y) to the right, in hundredths. */
export function battlement(
  { x, y }: Print,
  fill: string,
  left: number,
  top: number,
  width: number,
  height: number,
): string {
  const step = 1.5;
  let d = `M${n0(x(left))} ${n0(y(top + height))}V${n0(y(top))}`;
  for (let at = 0; at + step <= width; at += step)
    d += `h${n0(x(step * 0.55))}v${n0(-y(0.9))}q${n0(x(step * 0.22))} ${n0(-y(0.5))} ${n0(x(step * 0.45))} 0v${n0(y(0.9))}`;
  return `<path fill="${fill}" d="${d}H${n0(x(left + width))}V${n0(y(top + height))}z"/>`;
}

/** A pavilion with a dome on pillars: its foot at (x, y). */
export function chhatri({ x, y }: Print, fill: string, at: number, foot: number, size: number): string {
  const [cx, cy, w, h] = [x(at), y(foot), x(size), y(size)];
  return (
    `<path fill="${fill}" d="M${n0(cx - w / 2)} ${n0(cy)}h${n0(w)}v${n0(-h * 0.1)}h${n0(-w)}zM${n0(cx - w * 0.46)} ${n0(cy)}v${n0(-h * 0.55)}h${n0(w * 0.12)}v${n0(h * 0.55)}zM${n0(cx + w * 0.34)} ${n0(cy)}v${n0(-h * 0.55)}h${n0(w * 0.12)}v${n0(h * 0.55)}zM${n0(cx - w * 0.06)} ${n0(cy)}v${n0(-h * 0.55)}h${n0(w * 0.12)}v${n0(h * 0.55)}z"/>` +
    `<path fill="${fill}" d="M${n0(cx - w * 0.62)} ${n0(cy - h * 0.53)}h${n0(w * 1.24)}l${n0(-w * 0.16)} ${n0(-h * 0.1)}a${n0(w * 0.46)} ${n0(h * 0.42)} 0 0 0 ${n0(-w * 0.92)} 0zM${n0(cx - 2)} ${n0(cy - h * 0.98)}h4v${n0(-h * 0.2)}h-4z"/>`
  );
}

/** A white Ladakhi block with a dark roof line and windows; its foot at (x, y). */
export function gompa(
  { x, y }: Print,
  wall: string,
  trim: string,
  left: number,
  foot: number,
  width: number,
  height: number,
): string {
  const [l, b, w, h] = [x(left), y(foot), x(width), y(height)];
  let windows = '';
  const columns = Math.max(2, Math.round(width / 2.4));
  const rows = Math.max(1, Math.round(height / 3.4));
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++)
      windows += `M${n0(l + (w * (c + 0.32)) / columns)} ${n0(b - h * 0.82 + (h * 0.76 * r) / rows)}h${n0((w * 0.36) / columns)}v${n0((h * 0.3) / rows)}h${n0((-w * 0.36) / columns)}z`;
  return `<path fill="${wall}" d="M${n0(l - w * 0.05)} ${n0(b)}L${n0(l)} ${n0(b - h)}h${n0(w)}l${n0(w * 0.05)} ${n0(h)}z"/><path fill="${trim}" d="M${n0(l - 2)} ${n0(b - h)}h${n0(w + 4)}v${n0(h * 0.07)}h${n0(-w - 4)}z${windows}"/>`;
}
