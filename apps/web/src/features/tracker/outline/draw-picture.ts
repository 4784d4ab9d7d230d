import { drawOutline, type Pen } from './draw-outline';
import type { Ring } from './land';
import type { OutlinePalette } from './palettes';

/*
 * Draws the world at zoom 2 as an SVG, with the same hand as the map's own squares: it lies where the map will be, and
 * stays where none comes. Not part of the site.
 */

/** The world's width in pixels at the zoom that the map begins with. */
const WORLD = 1024;
/** Units of the picture to a pixel: places are rounded to half a pixel. */
const FINENESS = 2;

const units = (pixels: number) => Math.round(pixels * FINENESS);
/** A step to the next spot, with a space only where there must be one. */
const step = (dx: number, dy: number) => `${dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;

/** Notes what is drawn as elements of an SVG. The same line drawn several times is written once. */
class SvgPen implements Pen {
  fillStyle = '';
  strokeStyle = '';
  lineWidth = 1;
  lineJoin = 'miter' as const;
  lineCap = 'butt' as const;
  elements: string[] = [];
  private lines = new Map<string, string>();
  private path = '';
  private at: [x: number, y: number] = [0, 0];

  beginPath() {
    this.path = '';
  }
  moveTo(x: number, y: number) {
    this.at = [units(x), units(y)];
    this.path += `M${this.at[0]} ${this.at[1]}l`;
  }
  lineTo(x: number, y: number) {
    const [dx, dy] = [units(x) - this.at[0], units(y) - this.at[1]];
    if (dx === 0 && dy === 0) return;
    this.path += step(dx, dy);
    this.at = [units(x), units(y)];
  }
  closePath() {
    this.path += 'z';
  }
  fillRect(x: number, y: number, width: number, height: number) {
    const size = `width="${units(width)}" height="${units(height)}"`;
    this.elements.push(`<rect x="${x}" y="${y}" ${size} fill="${this.fillStyle}"/>`);
  }
  fill() {
    this.elements.push(`<path fill="${this.fillStyle}" fill-rule="evenodd" d="${this.drawn()}"/>`);
  }
  stroke() {
    const line = this.drawn();
    const known = this.lines.get(line);
    const name = known ?? `l${this.lines.size}`;
    if (!known) {
      this.lines.set(line, name);
      this.elements.push(`<defs><path id="${name}" d="${line}"/></defs>`);
    }
    const look = `stroke="${this.strokeStyle}" stroke-width="${units(this.lineWidth)}"`;
    this.elements.push(`<use href="#${name}" fill="none" stroke-linejoin="round" ${look}/>`);
  }
  private drawn() {
    return this.path.replaceAll('l ', 'l').replace(/M-?\d+ -?\d+l(?=M|z|$)/g, '');
  }
}

/** The world as an SVG that repeats to both sides. */
export function drawPicture(rings: readonly Ring[], palette: OutlinePalette): string {
  const pen = new SvgPen();
  drawOutline(pen, rings, { left: 0, top: 0, size: WORLD, world: WORLD }, palette);
  const side = units(WORLD);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WORLD}" height="${WORLD}" viewBox="0 0 ${side} ${side}">` +
    `${pen.elements.join('')}</svg>\n`
  );
}
