import { camp, prints, route } from './props';
import type { SceneEntry } from './scene-list';

const PLATE = [1200, 900] as const;
const COVER = [1600, 560] as const;
const NEWS = [1280, 720] as const;

/** By file name under `artwork/scenes/`. */
export const SCENES = {
  signin: {
    frame: [1100, 1200],
    biome: 'night',
    view: 'night-wood',
    hour: 'moon',
    disc: true,
    figure: 'indian-eagle-owl',
    size: 0.46,
    x: 0.36,
    y: 0.6,
    flip: true,
  },
  empty: { frame: [900, 900], biome: 'wetland', view: 'marsh-trees', hour: 'dawn', flip: false },
  'not-found': { frame: PLATE, biome: 'desert', hour: 'rose', flip: false, prop: prints },
  error: {
    frame: PLATE,
    biome: 'rainforest',
    view: 'forest-pool',
    hour: 'rain',
    figure: 'indian-bullfrog',
    size: 0.34,
    flip: false,
  },
  offline: { frame: PLATE, biome: 'ice', view: 'ice-shelf', hour: 'aurora', figure: 'penguin', flip: false },
  'camp-night': { frame: PLATE, biome: 'night', hour: 'violet', flip: false, prop: camp },
  'cover-forest': { frame: COVER, biome: 'forest', view: 'forest-river', hour: 'golden', flip: false },
  'cover-alpine': { frame: COVER, biome: 'alpine', view: 'spruce-lake', hour: 'glow', flip: false },
  'cover-wetland': { frame: COVER, biome: 'wetland', view: 'marsh-trees', hour: 'rose', flip: true },
  'wide-wetland': {
    frame: [1400, 700],
    biome: 'wetland',
    hour: 'dawn',
    figure: 'sarus-crane',
    pose: 'wade',
    flip: false,
  },
  sponsor: {
    frame: PLATE,
    biome: 'grassland',
    view: 'terai-river',
    hour: 'rain',
    figure: 'indian-rhinoceros',
    flip: false,
  },
  'news-1': {
    frame: NEWS,
    biome: 'forest',
    view: 'sal-forest',
    hour: 'dusk',
    figure: 'chital',
    size: 0.58,
    flip: true,
  },
  'news-2': {
    frame: NEWS,
    biome: 'coast',
    view: 'nesting-beach',
    hour: 'sunset',
    figure: 'olive-ridley-on-sand',
    size: 0.3,
    flip: false,
  },
  'news-3': {
    frame: NEWS,
    biome: 'cold-desert',
    view: 'scree',
    hour: 'clear',
    figure: 'snow-leopard',
    flip: false,
  },
  'news-4': {
    frame: NEWS,
    biome: 'savanna',
    view: 'waterhole',
    hour: 'plum',
    figure: 'savanna-elephant',
    flip: true,
  },
  detective: {
    frame: PLATE,
    biome: 'night',
    view: 'night-wood',
    hour: 'moon',
    figure: 'bengal-tiger',
    coat: 'silhouette',
    flip: false,
  },
  wordle: { frame: PLATE, biome: 'savanna', view: 'crater', hour: 'amber', figure: 'zebra', flip: false },
  'wild-match': {
    frame: PLATE,
    biome: 'rainforest',
    view: 'canopy',
    hour: 'mist',
    figure: 'rose-ringed-parakeet',
    y: 0.72,
    flip: false,
  },
} satisfies Record<string, SceneEntry>;

/** By file name under `artwork/features/`. */
export const FEATURES = {
  tracking: {
    frame: PLATE,
    biome: 'reef',
    view: 'seagrass',
    hour: 'day',
    figure: 'green-sea-turtle',
    rotate: 8,
    flip: false,
    prop: route,
  },
  news: {
    frame: PLATE,
    biome: 'rainforest',
    view: 'canopy',
    hour: 'mist',
    figure: 'great-hornbill',
    flip: false,
  },
  knowledge: {
    frame: PLATE,
    biome: 'night',
    view: 'night-rocks',
    hour: 'violet',
    figure: 'indian-eagle-owl',
    flip: false,
  },
} satisfies Record<string, SceneEntry>;
