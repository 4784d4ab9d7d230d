import { findCodes } from './codes';
import { findCoordinates } from './coordinates';
import { findMapLinks, widenedToAddress } from './map-links';
import { findNamedPlaces } from './named-places';
import { normalizeText, type NormalizedText } from './normalized-text';
import { namesPark } from './park-names';
import { EXACT_WITHIN, type FoundPlace, type PlaceMention } from './place';

function trimmed(text: string, place: FoundPlace): FoundPlace {
  let { start, end } = place;
  while (start < end && text.charAt(start) === ' ') start++;
  while (end > start && text.charAt(end - 1) === ' ') end--;
  return { ...place, start, end };
}

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

export function findPlacesIn(normalized: NormalizedText, besidePark: boolean): FoundPlace[] {
  const { text } = normalized;
  const measured = [...findMapLinks(text), ...findCoordinates(text), ...findCodes(text)].map((place) =>
    widenedToAddress(text, trimmed(text, place)),
  );
  const named = besidePark ? findNamedPlaces(normalized) : [];
  return merged([...measured, ...named].filter(({ precision }) => precision <= EXACT_WITHIN));
}

export function toPlaceMention(
  normalized: NormalizedText,
  { start, end, kind, precision }: FoundPlace,
): PlaceMention {
  const span = normalized.toOriginalSpan(start, end);
  return { ...span, kind, precision, text: normalized.source.slice(span.start, span.end) };
}

/** Finds places exact to 2 km; named ones need a park beside them. Never throws; linear time. */
export function findPlaces(text: string): PlaceMention[] {
  const normalized = normalizeText(text);
  return findPlacesIn(normalized, namesPark(normalized.text)).map((place) =>
    toPlaceMention(normalized, place),
  );
}
