import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, PathCommand } from 'opentype.js';
import { n1 } from './numbers';

const FILES = {
  serif: '@fontsource/young-serif/files/young-serif-latin-400-normal.woff',
  sans: '@fontsource/figtree/files/figtree-latin-600-normal.woff',
  latin: '@fontsource/newsreader/files/newsreader-latin-400-italic.woff',
} as const;

export type Face = keyof typeof FILES;

const load = createRequire(import.meta.url);
// its ES module build has no named exports under Node
const { parse } = load('opentype.js') as { parse(buffer: ArrayBuffer): Font };
const fonts = new Map<Face, Font>();

function font(face: Face): Font {
  let found = fonts.get(face);
  if (!found) {
    const file = readFileSync(load.resolve(FILES[face]));
    found = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer);
    fonts.set(face, found);
  }
  return found;
}

/** The outlines of a text and its width, rounded to half units. */
function outline(face: Face, text: string, size: number, tracking: number): { path: string; width: number } {
  const set = font(face);
  const scale = size / set.unitsPerEm;
  const round = (value: number) => Math.round(value * 2) / 2;
  let path = '';
  let x = 0;
  const at = { x: 0, y: 0 };
  const start = { x: 0, y: 0 };
  const point = (px = 0, py = 0) => `${n1(round(px) - at.x)} ${n1(round(py) - at.y)}`;
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
    at.x = round(c.x ?? 0);
    at.y = round(c.y ?? 0);
    if (c.type === 'M') Object.assign(start, at);
  };
  const glyphs = set.stringToGlyphs(text);
  glyphs.forEach((glyph, i) => {
    glyph.getPath(x, 0, size).commands.forEach(draw);
    const next = glyphs[i + 1];
    x += glyph.advanceWidth * scale + tracking + (next ? set.getKerningValue(glyph, next) * scale : 0);
  });
  return { path, width: x - tracking };
}

export interface Line {
  face: Face;
  text: string;
  /** The middle or start of the line, and its baseline. */
  x: number;
  y: number;
  align?: 'middle' | 'start';
  /** Shrinks where the line would be wider than `width`. */
  size: number;
  width: number;
  /** Share of the size. */
  tracking?: number;
}

/** A line of text as one path, so that no font is needed. */
export function lettering({ face, text, x, y, size, width, tracking = 0, align = 'middle' }: Line): string {
  let line = outline(face, text, size, tracking * size);
  if (line.width > width) {
    const fitting = (size * width) / line.width;
    line = outline(face, text, fitting, tracking * fitting);
  }
  const start = align === 'start' ? x : x - line.width / 2;
  return `<path transform="translate(${n1(start)} ${n1(y)})" d="${line.path}"/>`;
}

export const textWidth = (face: Face, text: string, size: number): number =>
  outline(face, text, size, 0).width;
