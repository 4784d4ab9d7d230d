import { kmPerUnit, rowAtDistance, viewDistance } from '@aranya/artwork';
import sharp from 'sharp';
import type { Field } from '../field';
import { drawGreatRivers } from './great-rivers';
import { FRAME, readRows, type Row } from './ground';
import { blend, type Colour, type HeroLight, inkAt, LIGHTS } from './lights';

/** Points of the rendering in a unit, each way. */
const FINE = 2;
const WIDTH = FRAME.width * FINE;
const HEIGHT = (FRAME.bottom - FRAME.top) * FINE;
const ACROSS = 2;
const [HAZE_FROM, HAZE_TO] = [viewDistance(6), viewDistance(37)] as const;
const SNOW_KM = 3.2;

const at = (values: Float32Array, x: number): number => values[x] as number;

function ink(rows: readonly Row[], step: number, x: number, light: HeroLight): Colour {
  const { land, sea, coast, haze, lit, shade } = LIGHTS[light];
  const { distance, positions, heights } = rows[step] as Row;
  const nearer = rows[Math.max(0, step - 2)] as Row;
  const [left, right] = [Math.max(0, x - ACROSS), Math.min(WIDTH - 1, x + ACROSS)];
  const position = at(positions, x);
  const height = at(heights, x);
  const isLand = position > 0;
  let colour = isLand ? inkAt(land, position) : inkAt(sea, -position);
  if (isLand) {
    // Sun and moon stand in the east, at the picture's right.
    const east = (at(heights, left) - at(heights, right)) / (kmPerUnit(distance / FINE) * (right - left));
    const south = (height - at(nearer.heights, x)) / (distance / 450);
    const slope = 5 * south + 16 * east;
    colour =
      slope > 0 ? blend(colour, lit, Math.min(0.6, slope)) : blend(colour, shade, Math.min(0.62, -slope));
  }
  const around = [at(positions, left), at(positions, right), at(nearer.positions, x)];
  if (around.some((other) => other > 0 !== isLand)) colour = blend(colour, coast, 0.7);
  const far = Math.max(0, (distance - HAZE_FROM) / (HAZE_TO - HAZE_FROM));
  const thickness = isLand ? far ** 1.9 * (height > SNOW_KM ? 0.28 : 0.8) : far ** 1.15 * 0.8;
  return blend(colour, haze, Math.min(1, thickness));
}

/** Each column is filled from near to far: what is lower than what stands before it is hidden. */
function fill(rows: readonly Row[], paint: (step: number, x: number) => readonly number[]): Buffer {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 4);
  for (let x = 0; x < WIDTH; x++) {
    let top = HEIGHT;
    for (const [step, { distance, heights }] of rows.entries()) {
      const y = Math.max(0, Math.floor((rowAtDistance(distance, at(heights, x)) - FRAME.top) * FINE));
      if (y >= top) continue;
      const colour = paint(step, x);
      while (top > y) pixels.set(colour, 4 * (--top * WIDTH + x));
    }
  }
  return pixels;
}

const raw = { width: WIDTH, height: HEIGHT, channels: 4 } as const;

const toWebp = (pixels: Buffer, width: number, quality: number): Promise<Buffer> =>
  sharp(pixels, { raw }).resize(width).webp({ quality, alphaQuality: 60, effort: 6 }).toBuffer();

/** The land of the hero in two lights and the mist that lies in its valleys at dawn, as WebP. */
export async function* heroPictures(classes: Field): AsyncGenerator<[name: string, file: Buffer]> {
  const rows = readRows(classes, FINE);
  const rivers = drawGreatRivers(classes);
  for (const light of ['day', 'night'] as const) {
    const land = fill(rows, (step, x) => [...ink(rows, step, x, light), 255]);
    const water = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><path fill="none" stroke="${LIGHTS[light].river}" stroke-opacity=".75" stroke-width="1.3" stroke-linejoin="round" transform="scale(${FINE})" d="${rivers}"/></svg>`;
    const whole = await sharp(land, { raw })
      .composite([{ input: Buffer.from(water) }])
      .raw()
      .toBuffer();
    yield [light, await toWebp(whole, 1280, 23)];
  }
  yield [
    'mist',
    await toWebp(
      fill(rows, (step, x) => mist(rows[step] as Row, x)),
      640,
      20,
    ),
  ];
}

const MIST: Colour = [255, 238, 214];
const MIST_NORTH_OF = viewDistance(19);
const MIST_SOUTH_OF = viewDistance(30);

/** It fills what is low and far from the sea: the plain of the Ganges, Assam, the feet of the mountains. */
function mist({ distance, positions, heights }: Row, x: number): readonly number[] {
  const height = at(heights, x);
  if (at(positions, x) <= 0.15 || height > 0.9) return [...MIST, 0];
  const north = Math.min(1, Math.max(0, (distance - MIST_NORTH_OF) / (MIST_SOUTH_OF - MIST_NORTH_OF)));
  return [...MIST, Math.round(225 * north * (1 - height / 0.9) ** 1.6)];
}
