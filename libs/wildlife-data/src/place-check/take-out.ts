import { findPlacesIn } from './find-places';
import { normalizeText, type NormalizedText } from './normalized-text';
import type { FoundPlace } from './place';

/** 'at', 'GPS:' and 'location -' lead nowhere without the place. */
const LEAD =
  /(?<![\p{L}\p{M}\p{N}])(?:(?:at|near|by|from|here|spot|gps|co-?ordinates?|coords?|location|loc|pin|map|position|lat|lng|long|lon|latitude|longitude|plus code|what3words|w3w|mgrs|utm|geohash|जीपीएस|लोकेशन|निर्देशांक|स्थान|ठिकाण|यहां|येथे|इथे)[ ]?[:=,/-]?[ ]?){1,4}$/u;
const LONGEST_LEAD = 60;
const BRACKETS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

function withLead(
  { text }: NormalizedText,
  { start, end }: FoundPlace,
  from: number,
): { start: number; end: number } {
  const left = Math.max(from, start - LONGEST_LEAD);
  const lead = LEAD.exec(text.slice(left, start));
  const sign = text.charAt(start - 1) === '#' && start > from ? 1 : 0;
  const begin = lead ? left + lead.index : start - sign;
  const close = BRACKETS[text.charAt(begin - 1)];
  if (begin > from && close !== undefined && text.charAt(end) === close)
    return { start: begin - 1, end: end + 1 };
  return { start: begin, end };
}

function joined(left: string, right: string): string {
  const before = left.replace(/[ \t]{1,1000}$/u, '');
  if (before === '' || /[\n\r]$/u.test(before)) {
    const after = /^(?:[ \t]|[,;:](?![\p{M}\u200d]))*/u.exec(right)?.[0] ?? '';
    return before + (/^[\p{M}\u200d]/u.test(right.slice(after.length)) ? right : right.slice(after.length));
  }
  if (/^[.,;:!?]/u.test(right)) return before.replace(/[,;:]$/u, '') + right;
  if (right === '') return before.replace(/[,;:]$/u, '');
  if (/^[\s)\]}]/u.test(right)) return before + right;
  return `${before} ${right}`;
}

function redactOnce(normalized: NormalizedText, places: readonly FoundPlace[]): string {
  const { source } = normalized;
  const kept: string[] = [];
  let from = 0;
  let offset = 0;
  for (const place of places) {
    const gap = withLead(normalized, place, from);
    const span = normalized.toOriginalSpan(gap.start, gap.end);
    kept.push(source.slice(offset, Math.max(offset, span.start)));
    offset = span.end;
    from = gap.end;
  }
  kept.push(source.slice(offset));
  return kept.reduceRight((right, left) => joined(left, right));
}

/** Removing one place may join the parts of another. */
const MAX_ROUNDS = 50;

export function redactPlaces(text: string, besidePark: boolean): string {
  let rest = text;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const normalized = normalizeText(rest);
    const places = findPlacesIn(normalized, besidePark);
    if (places.length === 0) return rest;
    rest = redactOnce(normalized, places);
  }
  return rest;
}
