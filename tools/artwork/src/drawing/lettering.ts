import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, PathCommand } from 'opentype.js';
import { n1 } from './numbers';
import { type DrawnGlyph, shaped, type ShapedFace } from './shaping';

const FILES = {
  serif: '@fontsource/young-serif/files/young-serif-latin-400-normal.woff',
  sans: '@fontsource/figtree/files/figtree-latin-600-normal.woff',
  latin: '@fontsource/newsreader/files/newsreader-latin-400-italic.woff',
} as const;

type LatinFace = keyof typeof FILES;
export type Face = LatinFace | ShapedFace;

/** What letters the rest of a line in Devanagari, as on the site. */
const BESIDE: Readonly<Record<ShapedFace, LatinFace>> = { eczar: 'serif', mukta: 'sans' };

const load = createRequire(import.meta.url);
// its ES module build has no named exports under Node
const { parse } = load('opentype.js') as { parse(buffer: ArrayBuffer): Font };
const fonts = new Map<LatinFace, Font>();

function font(face: LatinFace): Font {
  let found = fonts.get(face);
  if (!found) {
    const file = readFileSync(load.resolve(FILES[face]));
    found = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer);
    fonts.set(face, found);
  }
  return found;
}

function latinGlyphs(face: LatinFace, text: string, size: number): DrawnGlyph[] {
  const set = font(face);
  const scale = size / set.unitsPerEm;
  const glyphs = set.stringToGlyphs(text);
  return glyphs.map((glyph, i) => {
    const next = glyphs[i + 1];
    const kerning = next ? set.getKerningValue(glyph, next) : 0;
    return { commands: glyph.getPath(0, 0, size).commands, advance: (glyph.advanceWidth + kerning) * scale };
  });
}

const DEVANAGARI = /([\u0900-\u097f\u200c\u200d]+(?: +[\u0900-\u097f\u200c\u200d]+)*)/;

function drawnGlyphs(face: Face, text: string, size: number): DrawnGlyph[] {
  if (face !== 'eczar' && face !== 'mukta') return latinGlyphs(face, text, size);
  return text
    .split(DEVANAGARI)
    .flatMap((run, at) => (at % 2 === 1 ? shaped(face, run, size) : latinGlyphs(BESIDE[face], run, size)));
}

/** The outlines of a text and its width, rounded to half units. */
function outline(face: Face, text: string, size: number, tracking: number): { path: string; width: number } {
  const round = (value: number) => Math.round(value * 2) / 2;
  let path = '';
  let x = 0;
  const at = { x: 0, y: 0 };
  const start = { x: 0, y: 0 };
  const point = (px = 0, py = 0) => `${n1(round(x + px) - at.x)} ${n1(round(py) - at.y)}`;
  const draw = (c: PathCommand) => {
    if (c.type === 'Z') {
      path += 'z';
      Object.assign(at, start);
      return;
    }
    path += c.type.toLowerCase();
    if (c.type === 'Q' || c.type === 'C') path += `${point(c.x1, c.y1)} `;
    if (c.type === 'C') path += `${point(c.x2, c.y2)} `;
    path += point(c.x, c.y);
    at.x = round(x + (c.x ?? 0));
    at.y = round(c.y ?? 0);
    if (c.type === 'M') Object.assign(start, at);
  };
  for (const { commands, advance } of drawnGlyphs(face, text, size)) {
    commands.forEach(draw);
    x += advance + tracking;
  }
  return { path, width: x - tracking };
}

export interface Line {
  face: Face;
  text: string;
  /** The middle or start of the line, and its baseline. */
  x: number;
  y: number;
  align?: 'middle' | 'start';
  /** Where the line would be wider than `width`, its letters are set narrower, to the share `narrow`, and then shrink. */
  size: number;
  width: number;
  narrow?: number;
  /** Share of the size. */
  tracking?: number;
}

/** A line of text as one path, so that no font is needed. */
export function lettering(wanted: Line): string {
  const { face, text, x, y, size, width, narrow = 1, tracking = 0, align = 'middle' } = wanted;
  let line = outline(face, text, size, tracking * size);
  const across = Math.max(narrow, Math.min(1, Math.floor((100 * width) / line.width) / 100));
  if (line.width * across > width) {
    const fitting = (size * width) / (line.width * across);
    line = outline(face, text, fitting, tracking * fitting);
  }
  const start = align === 'start' ? x : x - (line.width * across) / 2;
  const squeeze = across < 1 ? `scale(${across} 1)` : '';
  return `<path transform="translate(${n1(start)} ${n1(y)})${squeeze}" d="${line.path}"/>`;
}

/** By face and text: a title is tried in many sizes. */
const widths = new Map<string, number>();

export function textWidth(face: Face, text: string, size: number): number {
  const key = `${face} ${text}`;
  const width = widths.get(key) ?? outline(face, text, 1, 0).width;
  widths.set(key, width);
  return width * size;
}
