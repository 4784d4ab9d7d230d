import type { Position } from 'geojson';
import { readLand } from './land';

/** The width in pixels at zoom 2. */
const SIZE = 1024;
const UNITS_PER_PIXEL = 2;
const MAX_LATITUDE = 85.05112878;

const units = (share: number) => Math.round(share * SIZE * UNITS_PER_PIXEL);

function project([lng = 0, lat = 0]: Position): [x: number, y: number] {
  const sine = Math.sin((Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat)) * Math.PI) / 180);
  return [units(lng / 360 + 0.5), units(0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI))];
}

/** Writes relative steps; an island smaller than a point gives an empty path. */
function ringPath(ring: readonly Position[]): string {
  const points = ring.map(project);
  const steps = points.flatMap(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [x, y];
    return x === fromX && y === fromY ? [] : `${x - fromX} ${y - fromY}`;
  });
  return steps.length < 3 ? '' : `M${points[0]?.join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-');
}

/** Draws the map's placeholder at zoom 2: an SVG of three worlds side by side. */
export function drawWorld(): string {
  const size = SIZE * UNITS_PER_PIXEL;
  const path = readLand()
    .coordinates.flatMap((rings) => rings.map(ringPath))
    .join('');
  const copies = [-size, size].map((x) => `<use href="#w" x="${x}"/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${3 * SIZE}" height="${SIZE}" viewBox="${-size} 0 ${3 * size} ${size}">` +
    `<g fill="#f2e6cc" fill-rule="evenodd" stroke="#c7ae7c" stroke-width="2"><path id="w" d="${path}"/>${copies}</g></svg>\n`
  );
}
