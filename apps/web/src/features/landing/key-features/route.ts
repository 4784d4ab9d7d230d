/** Copied from the Amur Falcon's track, because the page does not load all tracks. */
export const falconStops = [
  { lat: 50.2, lng: 127.6 },
  { lat: 26.23, lng: 94.27 },
  { lat: 7.98, lng: 49.8 },
  { lat: -27.76, lng: 29.93 },
] as const;

type Point = readonly [x: number, y: number];

/** Each leg bends by this share of its length. */
const BEND = 0.09;

/** Returns SVG path data, in which each leg bends to the left of its direction. */
export function routePath(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      const from = points[index - 1];
      if (!from) return `M${x} ${y}`;
      const [dx, dy] = [x - from[0], y - from[1]];
      const control = [from[0] + dx / 2 + dy * BEND, from[1] + dy / 2 - dx * BEND].map(Math.round);
      return `Q${control.join(' ')} ${x} ${y}`;
    })
    .join('');
}
