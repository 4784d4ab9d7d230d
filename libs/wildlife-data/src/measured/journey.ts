import { kmBetween, placeBetween, placeOfFix, unwrapFixes, type GeoPosition } from './geometry';
import type { Fix, MeasuredTrack } from './measured-track.schema';

export const SECONDS_PER_DAY = 24 * 3600;

export interface Journey {
  id: string;
  /** Oldest first; longitudes continue across 180°. */
  fixes: readonly Fix[];
  /** From the first fix, along great circles; a gap counts as the shortest way. */
  km: readonly number[];
  start: number;
  end: number;
  /** Seconds. */
  gap: number;
}

export function toJourney({
  id,
  points,
  gap_days,
}: Pick<MeasuredTrack, 'id' | 'points' | 'gap_days'>): Journey {
  const fixes = unwrapFixes(points);
  let sum = 0;
  const km = fixes.map((fix, at) => {
    const before = fixes[at - 1];
    if (before) sum += kmBetween(placeOfFix(before), placeOfFix(fix));
    return sum;
  });
  return {
    id,
    fixes,
    km,
    start: fixes[0]?.[2] ?? 0,
    end: fixes.at(-1)?.[2] ?? 0,
    gap: gap_days * SECONDS_PER_DAY,
  };
}

/** The last fix at or before the time, or 0. */
export function fixBefore({ fixes }: Pick<Journey, 'fixes'>, time: number): number {
  let [low, high] = [0, fixes.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((fixes[middle]?.[2] ?? Infinity) <= time) low = middle;
    else high = middle - 1;
  }
  return low;
}

export function isGap({ fixes, gap }: Pick<Journey, 'fixes' | 'gap'>, at: number): boolean {
  const [fix, next] = [fixes[at], fixes[at + 1]];
  return fix !== undefined && next !== undefined && next[2] - fix[2] > gap;
}

export interface JourneyPosition extends GeoPosition {
  /** In a `gap` it is the last known place. */
  state: 'before' | 'known' | 'gap' | 'after';
  at: number;
  km: number;
}

/** On the great circle between two fixes; in a gap at the last one. */
export function positionAt(journey: Journey, time: number): JourneyPosition {
  const { fixes, km, start, end } = journey;
  const at = fixBefore(journey, time);
  const [fix, next] = [fixes[at], fixes[at + 1]];
  if (!fix) return { state: 'before', at: 0, km: 0, lat: 0, lng: 0 };
  const here = { ...placeOfFix(fix), at, km: km[at] ?? 0 };
  if (time < start) return { ...here, state: 'before' };
  if (!next) return { ...here, state: time > end ? 'after' : 'known' };
  if (isGap(journey, at)) return { ...here, state: time > fix[2] ? 'gap' : 'known' };
  const share = (time - fix[2]) / (next[2] - fix[2]);
  const gone = here.km + share * ((km[at + 1] ?? 0) - here.km);
  return { ...placeBetween(placeOfFix(fix), placeOfFix(next), share), state: 'known', at, km: gone };
}

export function kmOfLastDay(journey: Journey, time: number): number | null {
  const now = positionAt(journey, time);
  if (now.state !== 'known') return null;
  const dayBefore = Math.max(journey.start, time - SECONDS_PER_DAY);
  for (let at = now.at; at >= 0 && (journey.fixes[at]?.[2] ?? 0) >= dayBefore; at--) {
    if (at > 0 && isGap(journey, at - 1)) return null;
  }
  return time > dayBefore ? now.km - positionAt(journey, dayBefore).km : null;
}

export function meanKmADay(journey: Journey, time: number): number | null {
  const days = (Math.min(time, journey.end) - journey.start) / SECONDS_PER_DAY;
  return days > 0 ? positionAt(journey, time).km / days : null;
}
