import { type DrawnAnimal, drawnAnimals } from '@aranya/wildlife-data/drawn';
import type { ArtworkFile } from '../artwork-file';
import { ANIMAL_ART } from '../artwork.list';
import { figure } from '../figures';
import { AVATARS } from './avatars.list';
import { CROPS, PALE } from './crops.list';
import { OTHER_PORTRAITS, type OtherPortrait, portraitAddress } from './other-portraits';
import { OTHER_ART } from './other-portraits.list';
import { portrait } from './portrait';

const toFile = (slug: string, from: object, draw: ArtworkFile['draw']): ArtworkFile => ({
  path: portraitAddress(slug).slice(1),
  from,
  draw,
});

function animalPortrait({ slug, biome }: DrawnAnimal): string {
  const art = ANIMAL_ART[slug];
  if (!art?.hour) throw new Error(`artwork.list.ts does not say how to draw ${slug}`);
  return portrait({
    drawn: figure(art.figure),
    crop: CROPS[art.figure],
    pale: PALE.has(art.figure),
    biome: art.biome ?? biome,
    hour: art.hour,
  });
}

function otherPortrait(slug: OtherPortrait): string {
  const { draw, ...rest } = OTHER_ART[slug];
  return portrait({ drawn: draw(), ...rest });
}

/** One for each animal of the catalogue, from the figure of its plate, and the others. */
export function portraitFiles(): ArtworkFile[] {
  return [
    ...drawnAnimals.map((animal) => {
      const { slug, biome } = animal;
      return toFile(slug, { biome, art: ANIMAL_ART[slug] }, () => animalPortrait(animal));
    }),
    ...OTHER_PORTRAITS.map((slug) => toFile(slug, {}, () => otherPortrait(slug))),
  ];
}

/** The same portraits at the addresses that accounts use. */
export function avatarFiles(): ArtworkFile[] {
  const portraits = new Map(portraitFiles().map((file) => [file.path, file]));
  return Object.entries(AVATARS).map(([name, slug]) => {
    const shown = portraits.get(portraitAddress(slug).slice(1));
    if (!shown) throw new Error(`the avatar ${name} shows ${slug}, which has no portrait`);
    return { ...shown, path: `artwork/avatars/${name}.svg` };
  });
}
