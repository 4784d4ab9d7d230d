import type { GeoContext } from 'd3-geo';
import { n1 } from '../drawing/numbers';

const short = (value: number) => String(value).replace(/^(-?)0\./, '$1.');

/** Collects path commands in tenths, each relative to the point before: that compresses best. */
export function relativePath(): GeoContext & { toString(): string } {
  let path = '';
  let inLine = false;
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  const add = (dx: number, dy: number) => {
    const pair = `${short(dx)} ${short(dy)}`.replace(' -', '-');
    path += inLine ? `${pair.startsWith('-') ? '' : ' '}${pair}` : `l${pair}`;
    inLine = true;
  };
  const moveTo = (toX: number, toY: number) => {
    [x, y] = [n1(toX), n1(toY)];
    [startX, startY] = [x, y];
    path += `M${x} ${y}`;
    inLine = false;
  };
  return {
    beginPath: () => undefined,
    moveTo,
    lineTo(toX, toY) {
      const [dx, dy] = [n1(toX - x), n1(toY - y)];
      if (dx === 0 && dy === 0) return;
      [x, y] = [n1(x + dx), n1(y + dy)];
      add(dx, dy);
    },
    closePath() {
      path += 'z';
      [x, y] = [startX, startY];
      inLine = false;
    },
    arc(centreX, centreY, radius) {
      const r = n1(radius);
      moveTo(centreX - r, centreY);
      path += `a${r} ${r} 0 1 0 ${n1(2 * r)} 0a${r} ${r} 0 1 0 ${n1(-2 * r)} 0z`;
    },
    toString: () => path,
  };
}
