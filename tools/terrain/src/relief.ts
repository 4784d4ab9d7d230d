import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { reliefPosition, tonePosition } from './classes';
import { ETOPO_COLOURS } from './etopo-colours';
import { type Field, halved, makeField, smoothed } from './field';

const at = (name: string) => fileURLToPath(new URL(`../data/${name}`, import.meta.url));

/** The grid's picture holds steps of so many metres above its zero. */
const GRID_STEP = 80;
const GRID_ZERO = -11_000;
/** Shares of red and green tell a height whatever the shading; so many steps of each. */
const SHARES = 64;
const GRID_SHARES = 64;
/** How far a share and the grid's height may well be off. */
const SHARE_ERROR = 0.025;
const GRID_ERROR = 450;
/** Shading is what is lighter or darker than so many pixels around, in fours. */
const AROUND = 3;

interface Ramp {
  metres: number;
  sum: number;
  red: number;
  green: number;
}

/** Returns the picture's colours at every 50 metres or so. */
function listRamp(): Ramp[] {
  return ETOPO_COLOURS.slice(0, -1).flatMap(([from, ...a], index) => {
    const [to, ...b] = ETOPO_COLOURS[index + 1] ?? [from, ...a];
    const steps = Math.ceil((to - from) / 100);
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

const keyOf = (red: number, green: number, grid: number) => (red * SHARES + green) * GRID_SHARES + grid;

/** Returns for each pair of shares and height of the grid which step of the ramp is the likeliest. */
function likeliestSteps(ramp: readonly Ramp[]): Uint8Array {
  const steps = new Uint8Array(SHARES * SHARES * GRID_SHARES);
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
            steps[keyOf(red, green, grid)] = index;
          }
        }
      }
    }
  }
  return steps;
}

export interface Relief {
  /** Where heights lie among the classes, by {@link reliefPosition}. */
  classes: Field;
  /** Where light and shade lie among the tones, by {@link tonePosition}. */
  tones: Field;
}

/**
 * Reads heights off the shaded picture, which has five times the detail of the grid: a colour says which height, the grid
 * which of several that look alike, and what is lighter or darker than its height's colour is shading.
 */
export async function readRelief(): Promise<Relief> {
  const { data: picture, info } = await sharp(at('etopo1-4-minutes.jpg'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
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
    const [r, g, b] = [picture[3 * i] as number, picture[3 * i + 1] as number, picture[3 * i + 2] as number];
    const sum = r + g + b + 1;
    const key = keyOf(
      Math.min(SHARES - 1, Math.floor((r * SHARES) / sum)),
      Math.min(SHARES - 1, Math.floor((g * SHARES) / sum)),
      (grid[i] as number) >> 2,
    );
    const step = steps[key] as number;
    classes.values[i] = positions[step] as number;
    light.values[i] = Math.log(sum / ((ramp[step] as Ramp).sum + 1));
  }
  return { classes: smoothed(smoothed(classes, 2), 1), tones: toTones(light, classes) };
}

/** Returns what is lighter or darker than the country around it, as tones. */
function toTones(light: Field, classes: Field): Field {
  const { width, height } = light;
  const around = smoothed(halved(halved(light)), AROUND);
  const tones = smoothed(light, 1);
  for (let y = 0; y < height; y++) {
    const latitude = ((90 - (180 * (y + 0.5)) / height) * Math.PI) / 180;
    // Far from the equator the map is stretched, and the picture's rows are not.
    const polar = Math.min(1, 1.5 * Math.cos(latitude));
    const rowAround = Math.min(around.height - 1, y >> 2) * around.width;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      // A plain has no shade; what it shows comes from the picture's compression.
      const rise = Math.max(0.35, Math.min(1, (classes.values[at] as number) / 2));
      const shade = (tones.values[at] as number) - (around.values[rowAround + (x >> 2)] as number);
      tones.values[at] = tonePosition(shade * polar * rise);
    }
  }
  return tones;
}
