import { findCodes } from './codes';
import { findCoordinates } from './coordinates';
import { findMapLinks, widenedToAddress } from './map-links';
import { findNamedPlaces } from './named-places';
import { normalizeText, type NormalizedText } from './normalized-text';
import { namesPark } from './park-names';
import { EXACT_WITHIN, type FoundPlace, type PlaceMention } from './place';

/** Optional blanks of a pattern may stand at its edges. */
function trimmed(text: string, place: FoundPlace): FoundPlace {
  let { start, end } = place;
  while (start < end && text.charAt(start) === ' ') start++;
  while (end > start && text.charAt(end - 1) === ' ') end--;
  return { ...place, start, end };
}

/** Replaces overlapping places by one that covers all. */
function merged(places: readonly FoundPlace[]): FoundPlace[] {
  const result: FoundPlace[] = [];
  for (const place of [...places].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = result.at(-1);
    if (!last || place.start >= last.end) result.push({ ...place });
    else {
      last.end = Math.max(last.end, place.end);
      last.precision = Math.min(last.precision, place.precision);
    }
  }
  return result;
}

/** Exact places by offsets of the normalized text. Named ones count only where a park is named too. */
export function findPlacesIn(normalized: NormalizedText, besidePark: boolean): FoundPlace[] {
  const { text } = normalized;
  const measured = [...findMapLinks(text), ...findCoordinates(text), ...findCodes(text)].map((place) =>
    widenedToAddress(text, trimmed(text, place)),
  );
  const named = besidePark ? findNamedPlaces(normalized) : [];
  return merged([...measured, ...named].filter(({ precision }) => precision <= EXACT_WITHIN));
}

export function mentionOf(
  normalized: NormalizedText,
  { start, end, kind, precision }: FoundPlace,
): PlaceMention {
  const span = normalized.spanOf(start, end);
  return { ...span, kind, precision, text: normalized.source.slice(span.start, span.end) };
}

/**
 * Where a text gives a place to within 2 km: coordinates, grid references, plus codes, what3words, geohashes, map
 * links, and named waterholes, dens, gates and the like beside a park of the catalogue. Never throws; linear time.
 */
export function findPlaces(text: string): PlaceMention[] {
  const normalized = normalizeText(text);
  return findPlacesIn(normalized, namesPark(normalized.text)).map((place) => mentionOf(normalized, place));
}
