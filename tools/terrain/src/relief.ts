import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { reliefPosition, tonePosition } from './classes';
import { ETOPO_COLOURS } from './etopo-colours';
import { type Field, halved, makeField, smoothed } from './field';

const at = (name: string) => fileURLToPath(new URL(`../data/${name}`, import.meta.url));

/** Metres in a step of the grid's picture, and its zero. */
const GRID_STEP = 80;
const GRID_ZERO = -11_000;
/** Shares of red and green tell a height whatever the shading. */
const SHARES = 192;
const GRID_SHARES = 64;
const SHARE_ERROR = 0.025;
const GRID_ERROR = 450;
const AROUND = 3;
/** On a plain, each block of the compressed picture has one colour: shares this near to the blurred picture's are taken from it. */
const BLOCK_ERROR = 0.014;
const BLUR = 12;

interface Ramp {
  metres: number;
  sum: number;
  red: number;
  green: number;
}

function listRamp(): Ramp[] {
  return ETOPO_COLOURS.slice(0, -1).flatMap(([from, ...a], index) => {
    const [to, ...b] = ETOPO_COLOURS[index + 1] ?? [from, ...a];
    const steps = Math.ceil((to - from) / 50);
    return Array.from({ length: steps }, (_, step) => {
      const t = step / steps;
      const [red, green, blue] = a.map((value, part) => value + ((b[part] ?? value) - value) * t) as [
        number,
        number,
        number,
      ];
      const sum = red + green + blue;
      return { metres: from + (to - from) * t, sum, red: red / sum, green: green / sum };
    });
  });
}

const toKey = (red: number, green: number, grid: number) => (red * SHARES + green) * GRID_SHARES + grid;

function likeliestSteps(ramp: readonly Ramp[]): Uint16Array {
  const steps = new Uint16Array(SHARES * SHARES * GRID_SHARES);
  const byShares = new Float64Array(ramp.length);
  for (let red = 0; red < SHARES; red++) {
    for (let green = 0; green + red <= SHARES; green++) {
      for (const [index, step] of ramp.entries()) {
        byShares[index] =
          ((step.red - (red + 0.5) / SHARES) ** 2 + (step.green - (green + 0.5) / SHARES) ** 2) /
          SHARE_ERROR ** 2;
      }
      for (let grid = 0; grid < GRID_SHARES; grid++) {
        const height = (grid + 0.5) * (256 / GRID_SHARES) * GRID_STEP + GRID_ZERO;
        let least = Infinity;
        for (let index = 0; index < ramp.length; index++) {
          const off = ((ramp[index] as Ramp).metres - height) / GRID_ERROR;
          const cost = (byShares[index] ?? 0) + off * off;
          if (cost < least) {
            least = cost;
            steps[toKey(red, green, grid)] = index;
          }
        }
      }
    }
  }
  return steps;
}

const sumAt = (picture: Buffer, i: number): number =>
  (picture[3 * i] as number) + (picture[3 * i + 1] as number) + (picture[3 * i + 2] as number) + 1;

const shareAt = (picture: Buffer, i: number, part: 0 | 1): number =>
  (picture[3 * i + part] as number) / sumAt(picture, i);

export interface Relief {
  /** By {@link reliefPosition}. */
  classes: Field;
  /** By {@link tonePosition}. */
  tones: Field;
}

/**
 * The shaded picture has five times the grid's detail: its colour gives heights, the grid decides among
 * similar colours, and the rest is shading.
 */
export async function readRelief(): Promise<Relief> {
  const { data: picture, info } = await sharp(at('etopo1-4-minutes.jpg'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const blurred = await sharp(at('etopo1-4-minutes.jpg')).blur(BLUR).raw().toBuffer();
  const grid = await sharp(at('heights.png'))
    .resize(width, height, { kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const ramp = listRamp();
  const steps = likeliestSteps(ramp);
  const positions = ramp.map(({ metres }) => reliefPosition(metres));
  const classes = makeField(width, height);
  const light = makeField(width, height);
  for (let i = 0; i < width * height; i++) {
    const near = (part: 0 | 1) =>
      Math.abs(shareAt(picture, i, part) - shareAt(blurred, i, part)) < BLOCK_ERROR;
    const source = near(0) && near(1) ? blurred : picture;
    const key = toKey(
      Math.floor(shareAt(source, i, 0) * SHARES),
      Math.floor(shareAt(source, i, 1) * SHARES),
      (grid[i] as number) >> 2,
    );
    const step = steps[key] as number;
    classes.values[i] = positions[step] as number;
    light.values[i] = Math.log(sumAt(picture, i) / ((ramp[step] as Ramp).sum + 1));
  }
  return { classes: smoothed(smoothed(classes, 2), 1), tones: toTones(light, classes) };
}

function toTones(light: Field, classes: Field): Field {
  const { width, height } = light;
  const around = smoothed(halved(halved(light)), AROUND);
  const tones = smoothed(light, 1);
  for (let y = 0; y < height; y++) {
    const latitude = ((90 - (180 * (y + 0.5)) / height) * Math.PI) / 180;
    // The map is stretched there, the picture's rows are not.
    const polar = Math.min(1, 1.5 * Math.cos(latitude));
    const rowAround = Math.min(around.height - 1, y >> 2) * around.width;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      // On a plain, only the picture's compression looks like shade.
      const rise = Math.max(0.35, Math.min(1, (classes.values[at] as number) / 2));
      const shade = (tones.values[at] as number) - (around.values[rowAround + (x >> 2)] as number);
      tones.values[at] = tonePosition(shade * polar * rise);
    }
  }
  return tones;
}
