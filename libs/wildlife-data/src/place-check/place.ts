import type { Span } from './normalized-text';

export type PlaceKind =
  'coordinates' | 'grid_reference' | 'geohash' | 'plus_code' | 'what3words' | 'map_link' | 'named_place';

export interface FoundPlace {
  start: number;
  end: number;
  kind: PlaceKind;
  /** Metres. */
  precision: number;
}

export interface PlaceMention extends Span {
  kind: PlaceKind;
  precision: number;
  text: string;
}

/** Metres. A minute of latitude is 1,852 m; degrees and tenths lead nowhere. */
export const EXACT_WITHIN = 2000;
const METRES_PER_DEGREE = 111_320;

export const metresOfDecimals = (decimals: number) => METRES_PER_DEGREE / 10 ** decimals;

/** Patterns must be of bounded length: a refused match is tried again from its next character. */
export function scan(
  text: string,
  pattern: RegExp,
  accept: (match: RegExpExecArray) => FoundPlace | undefined,
): FoundPlace[] {
  const found: FoundPlace[] = [];
  const searching = new RegExp(pattern.source, pattern.flags);
  for (let match = searching.exec(text); match; match = searching.exec(text)) {
    const place = accept(match);
    if (place) found.push(place);
    searching.lastIndex = place ? Math.max(place.end, match.index + 1) : match.index + 1;
  }
  return found;
}
