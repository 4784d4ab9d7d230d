import type { Position } from 'geojson';
import { toX, toY } from './mercator';
import { type Line, readFeatures } from './outlines';

/** `km` of rivers above give its width. */
export interface Reach {
  rank: number;
  km: number;
  line: Line;
}

const KM_STEP = 1.35;

const toKey = ([lng = 0, lat = 0]: Position): string => `${lng.toFixed(3)} ${lat.toFixed(3)}`;

function kmBetween([fromLng = 0, fromLat = 0]: Position, [lng = 0, lat = 0]: Position): number {
  const across = (lng - fromLng) * Math.cos((lat * Math.PI) / 180);
  return Math.hypot(across, lat - fromLat) * 111;
}

/**
 * Kilometres of rivers above each point. Natural Earth draws downstream, and rivers that meet share a point.
 */
export function kmAbove(lines: readonly (readonly Position[])[]): Map<string, number> {
  const next = new Map<string, { to: string; km: number }[]>();
  const waiting = new Map<string, number>();
  for (const line of lines) {
    line.slice(1).forEach((to, index) => {
      const from = toKey(line[index] ?? to);
      const down = { to: toKey(to), km: kmBetween(line[index] ?? to, to) };
      next.set(from, [...(next.get(from) ?? []), down]);
      waiting.set(down.to, (waiting.get(down.to) ?? 0) + 1);
    });
  }
  const km = new Map<string, number>();
  const ready = [...next.keys()].filter((key) => !waiting.has(key));
  for (let key = ready.pop(); key !== undefined; key = ready.pop()) {
    const down = next.get(key) ?? [];
    for (const { to, km: length } of down) {
      km.set(to, (km.get(to) ?? 0) + (km.get(key) ?? 0) / down.length + length);
      const left = (waiting.get(to) ?? 1) - 1;
      waiting.set(to, left);
      if (left === 0) ready.push(to);
    }
  }
  return km;
}

function cut(line: readonly Position[], rank: number, above: ReadonlyMap<string, number>): Reach[] {
  const reaches: Reach[] = [];
  let points: number[] = [];
  let since = 0;
  for (const position of line) {
    const [lng = 0, lat = 0] = position;
    const km = above.get(toKey(position)) ?? 0;
    points.push(toX(lng), toY(lat));
    if (points.length > 2 && km > since * KM_STEP + 20) {
      reaches.push({ rank, km, line: Float64Array.from(points) });
      points = points.slice(-2);
      since = km;
    }
  }
  if (points.length > 2) reaches.push({ rank, km: since, line: Float64Array.from(points) });
  return reaches;
}

export function readRivers(name: string): Reach[] {
  const lines = readFeatures(name).flatMap(({ properties, geometry }) => {
    const parts =
      geometry.type === 'LineString'
        ? [geometry.coordinates]
        : geometry.type === 'MultiLineString'
          ? geometry.coordinates
          : [];
    return parts.map((line) => ({ rank: properties.scalerank, line }));
  });
  const above = kmAbove(lines.map(({ line }) => line));
  return lines.flatMap(({ rank, line }) => cut(line, rank, above));
}
