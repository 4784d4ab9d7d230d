import { drawnAnimals } from '@aranya/wildlife-data/drawn';
import type { ArtworkFile } from '../artwork-file';
import { ANIMAL_ART } from '../artwork.list';
import { type Biome, type BiomeName, BIOMES } from '../biomes';
import { createRandom } from '../drawing/random';
import { svg } from '../drawing/svg';
import { figure } from '../figures';
import type { Pose } from '../figures/figure';
import { HABITATS } from '../habitats.list';
import { CROPS } from '../portraits/crops.list';
import { headSquare } from '../portraits/head';
import { drawScene, type SceneOptions } from '../plates/scene';
import type { ViewName } from '../views';
import { FIELD_PICTURES } from './field-pictures';

/** Other views in which the biome's animals may stand. */
const PLACES: Readonly<Partial<Record<BiomeName, readonly ViewName[]>>> = {
  alpine: ['alpine-meadow', 'scree'],
  'cold-desert': ['scree', 'plateau', 'gorge'],
  desert: ['thorn-scrub', 'cliffs'],
  farmland: ['village-tank', 'thorn-scrub'],
  forest: ['sal-forest', 'forest-river', 'dry-rocks', 'drowned-trees'],
  grassland: ['terai-river', 'thorn-scrub'],
  mangrove: ['mudflat'],
  night: ['night-wood', 'night-rocks'],
  ocean: ['open-blue'],
  rainforest: ['undergrowth', 'canopy'],
  reef: ['seagrass'],
  savanna: ['gir-hills'],
  wetland: ['sandbank', 'marsh-trees', 'drowned-trees'],
};

/** Wide, square, upright. */
const FRAMES = [
  [1200, 800],
  [1000, 1000],
  [960, 1200],
] as const;

/** Near enough for the head to fill a good part of the frame. */
const HEAD = 0.5;
const NEAR = new Set<Pose>(['stand', 'fly', 'swim']);
const GROUND = new Set<Pose>(['stand', 'float', 'wade']);
/** A little less around them than in a plate: frames are larger. */
const DETAIL = 0.5;
/** Lower than every scene's ground: nothing floats. */
const FOOT = 0.93;

type Shot = Pick<SceneOptions, 'size' | 'x' | 'y' | 'close' | 'rotate'>;

/** The head in the frame, the body cropped by its edge. */
function nearShot(name: Parameters<typeof figure>[0], [W, H]: readonly [number, number]): Shot {
  const drawn = figure(name);
  const [left, top, right, bottom] = drawn.box;
  const [l, t, r] = headSquare(drawn, CROPS[name]);
  const scale = (HEAD * Math.min(W, H)) / (r - l);
  const [headX, headY] = [(l + r) / 2, t + (r - l) / 2];
  const stands = drawn.pose === 'stand';
  const anchor = stands ? bottom : (top + bottom) / 2;
  const y = 0.46 + ((anchor - headY) * scale) / H;
  return {
    close: true,
    size: (scale * (bottom - top)) / Math.min(H, W * 0.86),
    x: 0.42 + ((left + right) / 2 - headX) * (scale / W),
    y: stands ? Math.max(FOOT, y) : y,
    rotate: 0,
  };
}

function fieldPicture(slug: string): string {
  const entry = drawnAnimals.find((animal) => animal.slug === slug);
  const art = ANIMAL_ART[slug];
  if (!entry || !art) throw new Error(`the field picture ${slug} shows no animal of the catalogue`);
  const rand = createRandom(`${slug} in the field`);
  const biome = art.biome ?? entry.biome;
  const hours = Object.keys((BIOMES[biome] as Biome).hours);
  const other = hours.filter((hour) => hour !== art.hour);
  const usual = art.view ?? HABITATS[slug];
  const pose = art.pose ?? figure(art.figure).pose;
  // Animals seen from above lie on their own ground only.
  const views = (pose === 'flat' ? [] : (PLACES[biome] ?? [])).filter(
    (view) => view !== usual && (view !== 'canopy' || !GROUND.has(pose)),
  );
  const frame = rand.pick(FRAMES);
  const [W, H] = frame;
  const near = NEAR.has(pose) && rand() < 0.5;
  const far: Shot = {
    size: (art.size ?? figure(art.figure).size) * rand.in(0.5, 0.66),
    x: rand.in(0.3, 0.7),
  };
  const { figure: name, coat, sink } = art;
  const view = views.length > 0 ? rand.pick(views) : usual;
  const { defs, inner } = drawScene(W, H, {
    figure: name,
    biome,
    hour: rand.pick(other.length > 0 ? other : hours),
    seed: `${slug} in the field`,
    flip: !(art.flip ?? rand() < 0.5),
    detail: art.detail ?? DETAIL,
    ...(view ? { view } : {}),
    ...(coat ? { coat } : {}),
    ...(sink ? { sink } : {}),
    ...(art.pose ? { pose: art.pose } : {}),
    ...(near ? nearShot(name, frame) : NEAR.has(pose) ? far : {}),
  });
  return svg(W, H, defs, inner);
}

export function fieldFiles(): ArtworkFile[] {
  return FIELD_PICTURES.map((slug) => ({
    path: `artwork/field/${slug}.svg`,
    from: { biome: drawnAnimals.find((animal) => animal.slug === slug)?.biome, art: ANIMAL_ART[slug] },
    draw: () => fieldPicture(slug),
  }));
}
