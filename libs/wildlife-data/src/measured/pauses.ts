import { kmBetween, placeOfFix, type Place } from './geometry';
import { isGap, SECONDS_PER_DAY, type Journey } from './journey';

/** A long stay within a small circle. */
export interface Pause extends Place {
  /** Seconds since 1970. */
  from: number;
  to: number;
  days: number;
}

export interface PauseRule {
  radiusKm: number;
  minDays: number;
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** A long stay depends on the journey: an elephant's rest is within a cuckoo's day. */
export function pauseRuleOf({ fixes, start, end }: Journey): PauseRule {
  const [first] = fixes;
  const reach = first ? Math.max(...fixes.map((fix) => kmBetween(placeOfFix(first), placeOfFix(fix)))) : 0;
  const days = (end - start) / SECONDS_PER_DAY;
  return {
    radiusKm: Math.round(clamp(reach * 0.03, 2, 40)),
    minDays: Math.round(clamp(days * 0.03, 2, 7)),
  };
}

function middleOf(journey: Journey, from: number, to: number): Place {
  const stay = journey.fixes.slice(from, to + 1);
  const mean = (pick: (place: Place) => number) =>
    stay.reduce((sum, fix) => sum + pick(placeOfFix(fix)), 0) / stay.length;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}

/** The last index such that all from `from` lie within the radius of the running middle and no gap is between. */
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

/** All fixes from one stay to the other lie round their common middle, without a gap. */
function isSameStay(journey: Journey, [from, to]: readonly [number, number], radiusKm: number): boolean {
  const middle = middleOf(journey, from, to);
  for (let at = from; at <= to; at++) {
    const fix = journey.fixes[at];
    if (fix && kmBetween(middle, placeOfFix(fix)) > 3 * radiusKm) return false;
    if (at < to && isGap(journey, at)) return false;
  }
  return true;
}

/** First and last index of each stay, short trips included. */
function staysOf(journey: Journey, { radiusKm, minDays }: PauseRule): (readonly [number, number])[] {
  const stays: (readonly [number, number])[] = [];
  const secondsOf = (from: number, to: number) =>
    (journey.fixes[to]?.[2] ?? 0) - (journey.fixes[from]?.[2] ?? 0);
  let at = 0;
  while (at < journey.fixes.length) {
    const last = endOfStay(journey, at, radiusKm);
    if (secondsOf(at, last) < minDays * SECONDS_PER_DAY) {
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

/**
 * Stays of at least `minDays` within about `radiusKm`, in order. A gap ends a stay, since nobody saw it stay; short
 * trips do not.
 */
export function pausesOf(journey: Journey, rule: PauseRule = pauseRuleOf(journey)): Pause[] {
  return staysOf(journey, rule).map(([first, last]) => {
    const [from, to] = [journey.fixes[first]?.[2] ?? 0, journey.fixes[last]?.[2] ?? 0];
    return { from, to, days: (to - from) / SECONDS_PER_DAY, ...middleOf(journey, first, last) };
  });
}

export function pauseAt<Each extends Pause>(pauses: readonly Each[], time: number): Each | undefined {
  return pauses.find(({ from, to }) => from <= time && time <= to);
}
