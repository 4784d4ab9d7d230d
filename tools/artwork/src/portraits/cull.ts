import type { Box } from '../figures/figure';
import { localSquare } from './local-square';

type Extent = [left: number, top: number, right: number, bottom: number];

/** Numbers of a step of each path command. */
const STEP: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
/** These hold drawings that are used elsewhere. */
const KEPT = new Set(['clipPath', 'defs', 'mask', 'filter', 'linearGradient', 'radialGradient', 'symbol']);

/** The extent of a path's points and controls, which holds its curves; undefined where it cannot be told. */
function measureExtent(d: string): Extent | undefined {
  const box: Extent = [Infinity, Infinity, -Infinity, -Infinity];
  const take = (x: number, y: number, rx = 0, ry = rx) => {
    box[0] = Math.min(box[0], x - rx);
    box[1] = Math.min(box[1], y - ry);
    box[2] = Math.max(box[2], x + rx);
    box[3] = Math.max(box[3], y + ry);
  };
  let [x, y, startX, startY] = [0, 0, 0, 0];
  // The mirrored control of a short curve lies as far beyond the point as the one before it.
  let reach = 0;
  for (const [, letter = '', list = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toUpperCase();
    const numbers = (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const step = STEP[command];
    if (step === undefined || (step > 0 && numbers.length % step > 0)) return undefined;
    const [dx, dy] = letter === command ? [0, 0] : [1, 1];
    if (command === 'Z') [x, y] = [startX, startY];
    for (let i = 0; step > 0 && i < numbers.length; i += step) {
      const values = numbers.slice(i, i + step);
      const [fromX, fromY] = [x, y];
      const [endX = 0, endY = 0] = values.slice(-2);
      if (command === 'H') x = (values[0] ?? 0) + dx * fromX;
      else if (command === 'V') y = (values[0] ?? 0) + dy * fromY;
      else [x, y] = [endX + dx * fromX, endY + dy * fromY];
      if (command === 'M' && i === 0) [startX, startY] = [x, y];
      if (command === 'A') take(x, y, 2 * (values[0] ?? 0), 2 * (values[1] ?? 0));
      if (command === 'C' || command === 'S' || command === 'Q')
        for (let k = 0; k < step - 2; k += 2) {
          const [cx, cy] = [(values[k] ?? 0) + dx * fromX, (values[k + 1] ?? 0) + dy * fromY];
          take(cx, cy);
          reach = Math.max(Math.abs(x - cx), Math.abs(y - cy), Math.abs(cx - fromX), Math.abs(cy - fromY));
        }
      if (command === 'S' || command === 'T') {
        reach = Math.max(reach * 2, Math.abs(x - fromX), Math.abs(y - fromY));
        take(fromX, fromY, reach);
      }
      take(x, y);
    }
  }
  return box;
}

const number = (attributes: string, name: string): number =>
  Number(new RegExp(`\\b${name}="([^"]+)"`).exec(attributes)?.[1] ?? 0);

const apart = (extent: Extent | undefined, [left, top, right, bottom]: Box, margin: number): boolean =>
  extent !== undefined &&
  (extent[2] + margin < left ||
    extent[0] - margin > right ||
    extent[3] + margin < top ||
    extent[1] - margin > bottom);

/** The element without what lies outside the square; empty if nothing is left. */
function culled(name: string, attributes: string, square: Box): string {
  const whole = `<${name}${attributes}/>`;
  if (/\b(transform|id|filter|style)=/.test(attributes)) return whole;
  const margin = number(attributes, 'stroke-width') * 2 + 1;
  if (name === 'ellipse' || name === 'circle') {
    const [x, y, r] = [number(attributes, 'cx'), number(attributes, 'cy'), number(attributes, 'r')];
    const [rx, ry] = [Math.max(r, number(attributes, 'rx')), Math.max(r, number(attributes, 'ry'))];
    return apart([x - rx, y - ry, x + rx, y + ry], square, margin) ? '' : whole;
  }
  const d = name === 'path' ? / d="([^"]*)"/.exec(attributes)?.[1] : undefined;
  if (d === undefined) return whole;
  const parts = d.includes('m') ? [d] : d.split(/(?=M)/);
  const seen = parts.filter((part) => !apart(measureExtent(part), square, margin));
  if (seen.length === 0) return '';
  return whole.replace(d, () => seen.join(''));
}

/** Leaves out of a figure what its portrait does not show. */
export function cull(body: string, square: Box): string {
  // The square in the units of each open element; undefined where everything is kept.
  const open: (Box | undefined)[] = [square];
  let out = '';
  for (const [tag, closing, name = '', attributes = '', empty] of body.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s[^<>]*?)?)(\/?)>/g,
  )) {
    const here = open.at(-1);
    if (closing) {
      open.pop();
      out += tag;
    } else if (empty) out += here ? culled(name, attributes, here) : tag;
    else {
      const transform = / transform="([^"]*)"/.exec(attributes)?.[1];
      if (!here || KEPT.has(name)) open.push(undefined);
      else open.push(transform === undefined ? here : localSquare(here, transform));
      out += tag;
    }
  }
  for (let before = ''; before !== out;) {
    before = out;
    out = out.replace(/<g(?:\s[^<>]*)?><\/g>/g, '');
  }
  return out.replace(/<clipPath id="([^"]+)">.*?<\/clipPath>/g, (clip, id: string) =>
    out.includes(`url(#${id})`) ? clip : '',
  );
}
