import { type Biome, type BiomeName, BIOMES } from '../biomes';
import { n0, n1 } from '../drawing/numbers';
import { makePen } from '../drawing/pen';
import { createRandom } from '../drawing/random';
import { type ViewName, VIEWS } from '../views';
import type { Palette } from '../landscape/palette';
import { weather } from '../landscape/weather';
import { place, type Placing } from './place';

/** The same options give the same bytes. */
export interface SceneOptions extends Partial<Placing> {
  /** The random seed: a record's slug. */
  seed: string;
  biome: BiomeName;
  /** One of the biome's compositions; its plain one by default. */
  view?: ViewName;
  /** Random by default. */
  hour?: string;
  /** Random by default. */
  flip?: boolean;
  /** The sun or the moon itself is seen: rarely, where it means something. */
  disc?: boolean;
  /** Detail, 0 to 1. */
  detail?: number;
}

export interface Scene {
  pal: Palette;
  defs: string;
  inner: string;
  /** All but the animal. */
  land: string;
}

/** Paper grain, the same in all plates. */
function grain(): string {
  const rand = createRandom('grain');
  const specks = ['', ''];
  for (let i = 0; i < 90; i++)
    specks[i % 2] += `M${n0(rand() * 160)} ${n0(rand() * 160)}h${n1(0.8 + rand() * 1.3)}v1h-1z`;
  return (
    '<pattern id="gr" width="160" height="160" patternUnits="userSpaceOnUse">' +
    `<path fill="#000" opacity=".26" d="${specks[1]}"/><path fill="#fff" opacity=".3" d="${specks[0]}"/></pattern>`
  );
}
const GRAIN = grain();

export function hourPalette(biome: Biome, seed: string, hour?: string): Palette {
  const names = Object.keys(biome.hours);
  const chosen = hour ?? createRandom(`${seed}hour`).pick(names);
  const pal = biome.hours[chosen];
  if (!pal) throw new Error(`the hours of this biome are ${names.join(', ')}; there is no ${chosen}`);
  return pal;
}

export function drawScene(W: number, H: number, options: SceneOptions): Scene {
  const biome: Biome = BIOMES[options.biome];
  const pal = hourPalette(biome, options.seed, options.hour);
  const pen = makePen({
    seed: options.seed,
    W,
    H,
    pal,
    biome: options.biome,
    k: options.detail ?? (options.portrait ? 0.3 : 0.62),
    open: biome.open ?? false,
    disc: options.disc ?? false,
  });
  const scene = (options.view ? VIEWS[options.view] : biome.draw)(pen);
  const animal = options.figure ? place(pen, scene, { ...options, figure: options.figure }) : '';
  const { behind, before } = weather(pen, scene.gy);
  const vignette = pen.def(
    `<radialGradient id="ID" cx=".5" cy=".46" r=".78"><stop offset=".62" stop-color="${pal.ink}" stop-opacity="0"/><stop offset="1" stop-color="${pal.ink}" stop-opacity=".42"/></radialGradient>`,
  );
  const flip = options.flip ?? createRandom(`${options.seed}flip`)() < 0.42;
  const whole = `<rect width="${W}" height="${H}" fill="`;
  const inner = `<g${flip ? ` transform="matrix(-1 0 0 1 ${W} 0)"` : ''}>${scene.back}${behind}${animal}${scene.front}${before}</g>${whole}${vignette}"/>${whole}url(#gr)"/>`;
  return {
    pal,
    defs: pen.defs.join('') + GRAIN,
    inner,
    land: pen.defs.filter((entry) => !entry.startsWith('<g id="f">')).join('') + inner,
  };
}
