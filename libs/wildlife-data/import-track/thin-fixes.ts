import simplify from 'simplify-js';
import { unwrapFixes } from '../src/measured/geometry';
import { SECONDS_PER_DAY } from '../src/measured/journey';
import type { Fix } from '../src/measured/measured-track.schema';
import { KM_PER_DEGREE } from '../src/sensitive-places/cells';

const FIRST_TOLERANCE_KM = 0.1;
const SHAPE_SHARE = 0.8;

const toDay = (fix: Fix) => Math.floor(fix[2] / SECONDS_PER_DAY);

/**
 * Keeps the shape (Douglas-Peucker), then fixes on days without any, up to `max`.
 * @param fixes oldest first
 */
export function thinFixes(fixes: readonly Fix[], max: number): Fix[] {
  if (fixes.length <= max) return [...fixes];
  const middle = fixes.reduce((sum, [, lat]) => sum + lat, 0) / fixes.length;
  const points = unwrapFixes(fixes).map(([lng, lat], at) => ({
    x: lng * KM_PER_DEGREE * Math.cos((middle * Math.PI) / 180),
    y: lat * KM_PER_DEGREE,
    at,
  }));
  let kept = points;
  for (let km = FIRST_TOLERANCE_KM; kept.length > Math.max(2, max * SHAPE_SHARE); km *= 1.5) {
    kept = simplify(points, km, true);
  }
  const chosen = new Set(kept.map(({ at }) => at));
  const days = new Set([...chosen].flatMap((at) => (fixes[at] ? [toDay(fixes[at])] : [])));
  const free = fixes.flatMap((fix, at) => {
    if (days.has(toDay(fix))) return [];
    days.add(toDay(fix));
    return at;
  });
  const step = Math.max(1, free.length / (max - chosen.size));
  for (let at = 0; at < free.length && chosen.size < max; at += step) chosen.add(free[Math.floor(at)] ?? 0);
  return fixes.filter((_fix, at) => chosen.has(at));
}
