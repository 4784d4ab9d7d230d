import { type Biome, type BiomeName, BIOMES } from '../biomes';
import { mix, toOklab } from '../drawing/colour';
import { n1 } from '../drawing/numbers';
import { svg } from '../drawing/svg';
import type { Figure } from '../figures/figure';
import { hourPalette } from '../plates/scene';
import { coarse } from './coarse';
import type { Crop } from './crops.list';
import { cull } from './cull';
import { headSquare } from './head';

export interface PortraitOptions {
  drawn: Pick<Figure, 'body' | 'box' | 'head' | 'pose' | 'bust'>;
  /** Give the colours of the ground. */
  biome: BiomeName;
  hour: string;
  crop?: Crop | undefined;
  /** A white animal needs a darker disc. */
  pale?: boolean;
}

const SIDE = 200;
const PAPER = '#f4e8cf';

/** A square cut to the head, before a disc of light: legible as a map marker and as an avatar. */
export function portrait({ drawn, biome, hour, crop, pale = false }: PortraitOptions): string {
  const from: Biome = BIOMES[biome];
  const pal = hourPalette(from, biome, hour);
  const square = headSquare(drawn, crop);
  const [left, top, right] = square;
  const side = right - left;
  const rect = `x="${n1(left)}" y="${n1(top)}" width="${n1(side)}" height="${n1(side)}"`;
  return svg(
    SIDE,
    SIDE,
    '',
    `<rect ${rect} fill="${mix(pal.sky[1], pal.haze, 0.35)}"/>` +
      `<circle cx="${n1(left + side * 0.5)}" cy="${n1(top + side * 0.5)}" r="${n1(side * 0.43)}" fill="${pale ? mix(pal.haze, pal.near, 0.55) : mix(lightest(pal.sky), PAPER, 0.45)}"/>` +
      cull(drawn.bust ?? drawn.body, square).replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${coarse(d)}"`),
    '',
    `${n1(left)} ${n1(top)} ${n1(side)} ${n1(side)}`,
  );
}

const lightest = (colours: readonly string[]): string =>
  colours.reduce((a, b) => (toOklab(b)[0] > toOklab(a)[0] ? b : a));
