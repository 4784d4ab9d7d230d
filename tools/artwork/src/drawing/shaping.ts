import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { PathCommand } from 'opentype.js';
import subsetFont from 'subset-font';

const FILES = {
  eczar: '@fontsource/eczar/files/eczar-devanagari-500-normal.woff2',
  mukta: '@fontsource/mukta/files/mukta-devanagari-500-normal.woff2',
} as const;

/** Faces of Devanagari, whose letters join. */
export type ShapedFace = keyof typeof FILES;

/** Devanagari and what stands between its letters. */
const LETTERS = String.fromCodePoint(
  0x20,
  0x200c,
  0x200d,
  ...Array.from({ length: 128 }, (_, at) => 0x900 + at),
);

export interface DrawnGlyph {
  commands: PathCommand[];
  advance: number;
}

/** @returns glyphs that stand at the start of the line, in their order */
type Shape = (text: string, size: number) => DrawnGlyph[];

/** Jest cannot load HarfBuzz, which waits at the top of its module: only the build letters in Devanagari. */
async function loadFace(file: string): Promise<Shape> {
  const hb = await import('harfbuzzjs');
  const whole = await readFile(createRequire(import.meta.url).resolve(file));
  const sfnt = await subsetFont(whole, LETTERS, { targetFormat: 'sfnt' });
  const face = new hb.Face(new hb.Blob(new Uint8Array(sfnt)));
  const font = new hb.Font(face);
  return (text, size) => {
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    const scale = size / face.upem;
    const positions = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map(({ codepoint: glyph }, at) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
      const commands = font.glyphToJson(glyph).map(({ type, values }) => {
        const points = values.map((value, i) => (i % 2 === 0 ? value + xOffset : -value - yOffset) * scale);
        const [x, y] = points.slice(-2);
        const [x1, y1, x2, y2] = points.slice(0, -2);
        return { type: type as PathCommand['type'], x, y, x1, y1, x2, y2 };
      });
      return { commands, advance: xAdvance * scale };
    });
  };
}

const loading = new Map<ShapedFace, Promise<void>>();
const loaded = new Map<ShapedFace, Shape>();

/** To be called before anything is lettered in the face. */
export async function loadShaped(face: ShapedFace): Promise<void> {
  if (!loading.has(face))
    loading.set(
      face,
      loadFace(FILES[face]).then((shape) => void loaded.set(face, shape)),
    );
  await loading.get(face);
}

export function shaped(face: ShapedFace, text: string, size: number): DrawnGlyph[] {
  const shape = loaded.get(face);
  if (!shape) throw new Error(`the face ${face} is not loaded`);
  return shape(text, size);
}
