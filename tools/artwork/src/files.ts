import { HERO_LAYERS, heroLayer } from './hero/hero';
import { mark, squareMark } from './icons/mark';
import { ico, png } from './icons/raster';
import { portrait } from './plates/portrait';
import { contours, divider, pugmark } from './scenes/contours';
import { sceneOf } from './scenes/scene-list';
import { AVATARS } from './scenes/avatars.list';
import { FEATURES, SCENES } from './scenes/scenes.list';

/** A file of the build, its address under the site's root, and how it is drawn. */
export interface ArtworkFile {
  path: string;
  draw(): string | Promise<Buffer>;
}

function heroFiles(): ArtworkFile[] {
  const files: ArtworkFile[] = [];
  for (const mode of ['day', 'night'] as const)
    for (let i = 0; i < HERO_LAYERS; i++) {
      files.push({ path: `artwork/hero/${mode}-${i}.svg`, draw: () => heroLayer(i, mode) });
      files.push({ path: `artwork/hero/phone-${mode}-${i}.svg`, draw: () => heroLayer(i, mode, 'phone') });
    }
  return files;
}

const iconFiles = (): ArtworkFile[] => [
  { path: 'favicon.svg', draw: mark },
  {
    path: 'favicon.ico',
    draw: async () =>
      ico([
        [16, await png(mark(), 16)],
        [32, await png(mark(), 32)],
        [48, await png(mark(), 48)],
      ]),
  },
  { path: 'apple-touch-icon.png', draw: () => png(squareMark(), 180) },
  { path: 'icons/icon-192.png', draw: () => png(mark(), 192) },
  { path: 'icons/icon-512.png', draw: () => png(mark(), 512) },
  { path: 'icons/maskable-512.png', draw: () => png(squareMark(), 512) },
];

const sceneFiles = (): ArtworkFile[] => [
  ...Object.entries(SCENES).map(([name, entry]) => ({
    path: `artwork/scenes/${name}.svg`,
    draw: () => sceneOf(name, entry),
  })),
  { path: 'artwork/scenes/contours.svg', draw: contours },
  { path: 'artwork/scenes/divider.svg', draw: divider },
  { path: 'artwork/scenes/pugmark.svg', draw: pugmark },
  ...Object.entries(FEATURES).map(([name, entry]) => ({
    path: `artwork/features/${name}.svg`,
    draw: () => sceneOf(`feature-${name}`, entry),
  })),
];

const avatarFiles = (): ArtworkFile[] =>
  Object.entries(AVATARS).map(([name, options]) => ({
    path: `artwork/avatars/${name}.svg`,
    draw: () => portrait(options),
  }));

/** Everything that the build writes. */
export const artworkFiles = (): ArtworkFile[] => [
  ...heroFiles(),
  ...sceneFiles(),
  ...avatarFiles(),
  ...iconFiles(),
];
