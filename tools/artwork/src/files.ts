import { drawnAnimals, drawnParks } from '@aranya/wildlife-data/drawn';
import type { ArtworkFile } from './artwork-file';
import { ANIMAL_ART } from './artwork.list';
import { caseFiles } from './cases/case-files';
import { cardFiles } from './cards/card-files';
import { fieldFiles } from './field/field-files';
import { licensed } from './drawing/licensed';
import { HERO_LAYERS, heroLayer } from './hero/hero';
import { oceanMap } from './map/ocean-map';
import { mark, squareMark } from './icons/mark';
import { ico, png } from './icons/raster';
import { shortcutFiles } from './icons/shortcuts';
import { plate } from './plates/plate';
import { plateOptions } from './plates/plate-options';
import { poster, posterWords } from './posters/poster';
import { avatarFiles, portraitFiles } from './portraits/portrait-files';
import { POSTER_ART } from './posters.list';
import { rangeFiles } from './ranges/range-maps';
import { contours, divider, pugmark } from './scenes/contours';
import { drawListedScene } from './scenes/scene-list';
import { FEATURES, SCENES } from './scenes/scenes.list';
import { cutOut, silhouette } from './silhouettes/silhouette';

/** It shows no record. */
const NOTHING = {};

function heroFiles(): ArtworkFile[] {
  const files: ArtworkFile[] = [];
  for (const mode of ['day', 'night'] as const)
    for (let i = 0; i < HERO_LAYERS; i++)
      files.push({ path: `artwork/hero/${mode}-${i}.svg`, from: NOTHING, draw: () => heroLayer(i, mode) });
  return files;
}

const drawnOfNothing = (files: readonly Omit<ArtworkFile, 'from'>[]): ArtworkFile[] =>
  files.map((file) => ({ ...file, from: NOTHING }));

const iconFiles = (): ArtworkFile[] =>
  drawnOfNothing([
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
  ]);

const sceneFiles = (): ArtworkFile[] =>
  drawnOfNothing([
    ...Object.entries(SCENES).map(([name, entry]) => ({
      path: `artwork/scenes/${name}.svg`,
      draw: () => drawListedScene(name, entry),
    })),
    { path: 'artwork/scenes/contours.svg', draw: contours },
    { path: 'artwork/scenes/divider.svg', draw: divider },
    { path: 'artwork/scenes/pugmark.svg', draw: pugmark },
    ...Object.entries(FEATURES).map(([name, entry]) => ({
      path: `artwork/features/${name}.svg`,
      draw: () => drawListedScene(`feature-${name}`, entry),
    })),
    { path: 'artwork/features/map.svg', draw: oceanMap },
  ]);

const animalFiles = (): ArtworkFile[] =>
  drawnAnimals.map((animal) => {
    const { slug, name, scientific_name } = animal;
    const options = plateOptions(animal);
    return {
      path: `artwork/animals/${slug}.svg`,
      from: { name, scientific_name, options },
      draw: () => licensed(plate(options), `${name} (${scientific_name})`),
    };
  });

/** The figure on each plate without its land: its outline, and itself. */
const figureFiles = (): ArtworkFile[] =>
  Object.entries(ANIMAL_ART).flatMap(([slug, { figure }]) => [
    { path: `artwork/silhouettes/${slug}.svg`, from: { figure }, draw: () => silhouette(figure) },
    { path: `artwork/figures/${slug}.svg`, from: { figure }, draw: () => cutOut(figure) },
  ]);

function parkFiles(): ArtworkFile[] {
  return drawnParks.map((park) => {
    const art = POSTER_ART[park.slug];
    if (!art) throw new Error(`posters.list.ts does not say how to draw ${park.slug}`);
    return {
      path: `artwork/parks/${park.slug}.svg`,
      from: park,
      draw: () =>
        licensed(
          poster({
            ...art,
            seed: park.slug,
            ...posterWords(park.name),
            place: park.states.join(', '),
            year: park.established,
          }),
          park.name,
        ),
    };
  });
}

export function artworkFiles(): ArtworkFile[] {
  const drawings = [
    ...heroFiles(),
    ...animalFiles(),
    ...parkFiles(),
    ...sceneFiles(),
    ...fieldFiles(),
    ...portraitFiles(),
    ...avatarFiles(),
    ...figureFiles(),
    ...caseFiles(),
    ...rangeFiles(),
    ...iconFiles(),
  ];
  return [...drawings, ...cardFiles(drawings), ...shortcutFiles(drawings)];
}
