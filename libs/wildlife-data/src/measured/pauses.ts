import { kmBetween, placeOfFix, type GeoPosition } from './geometry';
import { isGap, SECONDS_PER_DAY, type Journey } from './journey';

/** A long stay within a small circle. */
export interface Pause extends GeoPosition {
  from: number;
  to: number;
  days: number;
}

export interface PauseRule {
  radiusKm: number;
  minDays: number;
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Scaled to the journey: an elephant's rest is within a cuckoo's day. */
export function toPauseRule({ fixes, start, end }: Journey): PauseRule {
  const [first] = fixes;
  const reach = first ? Math.max(...fixes.map((fix) => kmBetween(placeOfFix(first), placeOfFix(fix)))) : 0;
  const days = (end - start) / SECONDS_PER_DAY;
  return {
    radiusKm: Math.round(clamp(reach * 0.03, 2, 40)),
    minDays: Math.round(clamp(days * 0.03, 2, 7)),
  };
}

function findMiddle(journey: Journey, from: number, to: number): GeoPosition {
  const stay = journey.fixes.slice(from, to + 1);
  const mean = (pick: (place: GeoPosition) => number) =>
    stay.reduce((sum, fix) => sum + pick(placeOfFix(fix)), 0) / stay.length;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}

/** Stays within the radius of the running middle, up to a gap. */
function endOfStay(journey: Journey, from: number, radiusKm: number): number {
  let [lat, lng, count] = [0, 0, 0];
  for (let at = from; at < journey.fixes.length; at++) {
    const fix = journey.fixes[at];
    if (!fix) break;
    const place = placeOfFix(fix);
    const middle = count > 0 ? { lat: lat / count, lng: lng / count } : place;
    if (kmBetween(middle, place) > radiusKm) return at - 1;
    if (at > from && isGap(journey, at - 1)) return at - 1;
    lat += place.lat;
    lng += place.lng;
    count += 1;
  }
  return journey.fixes.length - 1;
}

function isSameStay(journey: Journey, [from, to]: readonly [number, number], radiusKm: number): boolean {
  const middle = findMiddle(journey, from, to);
  for (let at = from; at <= to; at++) {
    const fix = journey.fixes[at];
    if (fix && kmBetween(middle, placeOfFix(fix)) > 3 * radiusKm) return false;
    if (at < to && isGap(journey, at)) return false;
  }
  return true;
}

function findStays(journey: Journey, { radiusKm, minDays }: PauseRule): (readonly [number, number])[] {
  const stays: (readonly [number, number])[] = [];
  const countSeconds = (from: number, to: number) =>
    (journey.fixes[to]?.[2] ?? 0) - (journey.fixes[from]?.[2] ?? 0);
  let at = 0;
  while (at < journey.fixes.length) {
    const last = endOfStay(journey, at, radiusKm);
    if (countSeconds(at, last) < minDays * SECONDS_PER_DAY) {
      at += 1;
      continue;
    }
    const before = stays.at(-1);
    const joined = before && ([before[0], last] as const);
    if (joined && isSameStay(journey, joined, radiusKm)) stays[stays.length - 1] = joined;
    else stays.push([at, last]);
    at = last + 1;
  }
  return stays;
}

/** A gap ends a stay, a short trip does not. */
export function findPauses(journey: Journey, rule: PauseRule = toPauseRule(journey)): Pause[] {
  return findStays(journey, rule).map(([first, last]) => {
    const [from, to] = [journey.fixes[first]?.[2] ?? 0, journey.fixes[last]?.[2] ?? 0];
    return { from, to, days: (to - from) / SECONDS_PER_DAY, ...findMiddle(journey, first, last) };
  });
}

export function pauseAt<Each extends Pause>(pauses: readonly Each[], time: number): Each | undefined {
  return pauses.find(({ from, to }) => from <= time && time <= to);
}
