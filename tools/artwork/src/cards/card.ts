import { type Face, lettering, textWidth } from '../drawing/lettering';
import { n0 } from '../drawing/numbers';
import { svg } from '../drawing/svg';
import { mark } from '../icons/mark';

/** The size that previews of social networks use. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

const GROUND = '#0d241b';
const PAPER = '#f6ecd6';
const QUIET = '#b9c7b4';
const SAFFRON = '#f3ab3f';
const MARGIN = 48;

export interface CardOptions {
  /** SVG; stands at the right in full height. */
  picture: string;
  title: string;
  /** In italics below the title. */
  latin?: string;
  /** At the foot of the panel. */
  notes?: readonly string[];
  /** Above the title, in capitals. */
  kicker?: string;
  faces?: { title: Face; notes: Face };
}

/** Breaks a title into as few lines as fit. */
export function wrapLines(title: string, size: number, width: number, face: Face = 'serif'): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(face, `${last} ${word}`, size) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The largest size at which each word fits and the title has at most four lines. */
function setTitle(title: string, width: number, face: Face): { lines: string[]; size: number } {
  for (let size = width > 500 ? 108 : 76; size > 34; size -= 2) {
    const lines = wrapLines(title, size, width, face);
    if (lines.length <= 4 && lines.every((line) => textWidth(face, line, size) <= width))
      return { lines, size };
  }
  return { lines: wrapLines(title, 34, width, face), size: 34 };
}

/** Embeds an SVG document in another. */
function nested(document: string, x: number, y: number, width: number, height: number): string {
  const box = /viewBox="([^"]+)"/.exec(document)?.[1] ?? '';
  return document.replace(
    /^<svg [^>]*>/,
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}">`,
  );
}

/** Aspect ratio. */
function readRatio(document: string): number {
  const [, , width = 1, height = 1] = (/viewBox="([^"]+)"/.exec(document)?.[1] ?? '').split(' ').map(Number);
  return width / height;
}

const pictureWidth = (picture: string): number => n0(CARD_HEIGHT * readRatio(picture));

/** The picture of a card in its full height. */
export function cardPicture(picture: string): string {
  const width = pictureWidth(picture);
  return svg(width, CARD_HEIGHT, '', nested(picture, 0, 0, width, CARD_HEIGHT));
}

/** A link preview without its picture: the title panel, with the lettering as outlines, and where the picture begins. */
export function cardPanel({
  picture,
  title,
  latin,
  notes = [],
  kicker,
  faces = { title: 'serif', notes: 'sans' },
}: CardOptions): { document: string; panel: number } {
  const panel = CARD_WIDTH - pictureWidth(picture);
  const width = panel - 2 * MARGIN + 16;
  const { lines, size } = setTitle(title, width, faces.title);
  const lead = n0(size * 1.12);
  // Signs such as ू hang below the line.
  const below = faces.title === 'serif' ? 46 : 60;
  const block = lines.length * lead + (latin ? below : 0);
  const top = n0((CARD_HEIGHT - block) / 2) + n0(size * 0.8);
  const left = { x: MARGIN, width, align: 'start' } as const;

  const titleLines = lines.map((text, i) =>
    lettering({ ...left, face: faces.title, text, y: top + i * lead, size }),
  );
  const latinY = top + (lines.length - 1) * lead + below;
  const noteY = (i: number) => CARD_HEIGHT - MARGIN - (notes.length - 1 - i) * 32;
  const kickerLine = kicker
    ? lettering({
        ...left,
        face: 'sans',
        text: kicker.toUpperCase(),
        y: top - size - 8,
        size: 19,
        tracking: 0.14,
      })
    : '';
  const document = svg(
    CARD_WIDTH,
    CARD_HEIGHT,
    '',
    `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${GROUND}"/>` +
      `<rect x="${panel - 4}" width="4" height="${CARD_HEIGHT}" fill="${SAFFRON}"/>` +
      nested(mark(), MARGIN - 2, MARGIN - 8, 52, 52) +
      `<g fill="${PAPER}">${lettering({ face: 'serif', text: 'Aranya', x: MARGIN + 64, y: MARGIN + 29, size: 34, width: 240, align: 'start' })}` +
      `${titleLines.join('')}</g>` +
      `<g fill="${SAFFRON}">${kickerLine}</g><g fill="${QUIET}">` +
      (latin ? lettering({ ...left, face: 'latin', text: latin, y: latinY, size: 32 }) : '') +
      notes
        .map((text, i) => lettering({ ...left, face: faces.notes, text, y: noteY(i), size: 22 }))
        .join('') +
      '</g>',
  );
  return { document, panel };
}
