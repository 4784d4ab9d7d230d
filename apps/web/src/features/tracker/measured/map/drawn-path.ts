import { isGap, type Journey } from '@aranya/wildlife-data';
import { greatCircle } from '../../../../parts/map/great-circle';

/** Has points between distant fixes, so that a leg is a great circle. */
export interface DrawnPath {
  /** Shares of the world's width, from 0 at 180° west; below 0 or above 1 where the path crosses 180°. */
  xs: Float64Array;
  /** Shares of the world's width, from 0 in the north. */
  ys: Float64Array;
  times: Float64Array;
  /** A value of 1 means that the path from this point to the next is unknown. */
  gaps: Uint8Array;
  /** The path in between is less certain than with exact fixes. */
  dashed?: boolean;
}

const mercatorY = (lat: number) => {
  const sine = Math.sin((Math.min(85.05, Math.max(-85.05, lat)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
};

/** Projects a point, as shares of the world's width. */
export const projected = (lat: number, lng: number): [x: number, y: number] => [
  (lng + 180) / 360,
  mercatorY(lat),
];

export function toDrawnPath(journey: Journey): DrawnPath {
  const xs: number[] = [];
  const ys: number[] = [];
  const times: number[] = [];
  const gaps: number[] = [];
  const add = (lat: number, lng: number, time: number, gap: boolean) => {
    const [x, y] = projected(lat, lng);
    xs.push(x);
    ys.push(y);
    times.push(time);
    gaps.push(gap ? 1 : 0);
  };
  for (const [at, [lng, lat, time]] of journey.fixes.entries()) {
    const gap = isGap(journey, at);
    add(lat, lng, time, gap);
    const next = journey.fixes[at + 1];
    if (!next) break;
    const between = greatCircle({ lat, lng }, { lat: next[1], lng: next[0] });
    for (const [step, point] of between.slice(1, -1).entries()) {
      const share = (step + 1) / (between.length - 1);
      add(point.lat, point.lng, time + share * (next[2] - time), gap);
    }
  }
  return {
    xs: Float64Array.from(xs),
    ys: Float64Array.from(ys),
    times: Float64Array.from(times),
    gaps: Uint8Array.from(gaps),
  };
}

/** Counts the points at or before the time. */
export function countUntil(times: ArrayLike<number>, time: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? Infinity) <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}
