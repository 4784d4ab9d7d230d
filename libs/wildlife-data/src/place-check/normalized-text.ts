import { graphemeEdges } from './graphemes';

export interface Span {
  /** UTF-16 offsets in the original text; `end` is exclusive. */
  start: number;
  end: number;
}

/** Plain lower-case ASCII where there is one. */
export interface NormalizedText {
  source: string;
  text: string;
  toOriginalSpan: (start: number, end: number) => Span;
  toOriginalText: (start: number, end: number) => string;
}

const SAME_AS: Record<string, string> = {
  ...spelled('-', '−﹣－⁻'),
  ...spelled(',', '，、،﹐︐‚'),
  ...spelled(';', '；﹔؛'),
  ...spelled('.', '．。․·∙⋅‧٫﹒'),
  ...spelled(':', '：﹕∶ː'),
  ...spelled('/', '／⁄∕'),
  ...spelled('+', '＋﹢⁺'),
  ...spelled("'", '′’‘ʹʼ´`‵'),
  ...spelled('"', '″”“ʺ˝„‶'),
  ...spelled('°', 'º˚∘ᵒ'),
  ...spelled('ं', 'ँ'),
};

function spelled(plain: string, others: string): Record<string, string> {
  return Object.fromEntries([...others].map((other) => [other, plain]));
}

/** Includes the dot below letters of Devanagari, often omitted. */
const ACCENT = /[\u0300-\u036f\u093c]/g;
const INVISIBLE =
  /^(?:[\u0300-\u036f\u093c]|\u20e3|[\p{Cf}\p{Variation_Selector}\u115f\u1160\u3164\uffa0])$/u;
const DASH = /^\p{Pd}$/u;
const DIGIT = /^\p{Nd}$/u;
const BLANK = /^[\s\p{Z}]$/u;
const STYLED = /^[\uff00-\uffef\u{1d400}-\u{1d7ff}]$/u;

function digitValue(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

function plainChar(char: string): string {
  if (char >= '!' && char <= '~') return char.toLowerCase();
  if (INVISIBLE.test(char)) return '';
  if (BLANK.test(char)) return ' ';
  const same = SAME_AS[char];
  if (same !== undefined) return same;
  if (DASH.test(char)) return '-';
  const letter = STYLED.test(char) ? char.normalize('NFKC') : char;
  if (DIGIT.test(letter)) return digitValue(letter);
  return letter.normalize('NFD').replace(ACCENT, '').toLowerCase();
}

export function normalizeText(source: string): NormalizedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  let offset = 0;
  for (const char of source) {
    const plain = plainChar(char);
    const end = offset + char.length;
    if (plain === ' ' && text.endsWith(' ')) ends[ends.length - 1] = end;
    else {
      for (let unit = 0; unit < plain.length; unit++) {
        starts.push(offset);
        ends.push(end);
      }
      text += plain;
    }
    offset = end;
  }

  let edges: ReturnType<typeof graphemeEdges> | undefined;
  const rawSpan = (start: number, end: number): Span => ({
    start: starts[start] ?? source.length,
    end: end > start ? (ends[end - 1] ?? source.length) : (starts[start] ?? source.length),
  });
  return {
    source,
    text,
    toOriginalSpan: (start, end) => {
      edges ??= graphemeEdges(source);
      const span = rawSpan(start, end);
      return { start: edges.before(span.start), end: edges.after(span.end) };
    },
    toOriginalText: (start, end) => {
      const span = rawSpan(start, end);
      return source.slice(span.start, span.end);
    },
  };
}
