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

/** A whitewashed Ladakhi block, narrower above, lamps in some of its windows; its foot at (x, y). */
export function gompa(
  { face, ink }: Print,
  left: number,
  foot: number,
  width: number,
  height: number,
  lamps: number,
): string {
  const top = foot - height;
  const block = (x: number, w: number, y: number, h: number, lean = 0) =>
    `${x} ${y}, ${x + w} ${y}, ${x + w + lean} ${y + h}, ${x - lean} ${y + h}`;
  const [columns, rows] = [Math.round(width / 2.6), Math.round(height / 4)];
  const windows = Array.from({ length: columns * rows }, (_, i) =>
    block(
      left + (width * ((i % columns) + 0.3)) / columns,
      (width * 0.4) / columns,
      top + 2.4 + ((height - 2) * Math.floor(i / columns)) / rows,
      1.6,
      0.2,
    ),
  );
  return (
    face('#e9e6e0', block(left, width, top, height, width * 0.07)) +
    face(
      '#a9b4cf',
      `${left + width * 0.66} ${top}, ${left + width} ${top}, ${left + width * 1.07} ${foot}, ${left + width * 0.66} ${foot}`,
    ) +
    face('#8c3b38', block(left - 0.1, width + 0.2, top, 1.3)) +
    face(ink.dark, block(left - 0.7, width + 1.4, top - 0.6, 0.7)) +
    face(ink.near, windows.join(';')) +
    face('#f2a93b', windows.filter((_, i) => i % 5 === lamps).join(';'))
  );
}
