import { roster } from '@aranya/wildlife-data';
import type { ArtworkFile } from '../artwork-file';
import { ANIMAL_ART } from '../artwork.list';
import { figure } from '../figures';
import type { FigureName } from '../figures';
import { CROPS, PALE } from './crops.list';
import { OTHER_PORTRAITS, portraitAddress } from './other-portraits';
import { OTHER_ART } from './other-portraits.list';
import { portrait } from './portrait';
import type { PortraitOptions } from './portrait';

const fileOf = (slug: string, draw: ArtworkFile['draw']): ArtworkFile => ({
  path: portraitAddress(slug).slice(1),
  draw,
});

const drawnOf = (name: FigureName, colours: Pick<PortraitOptions, 'biome' | 'hour'>): string =>
  portrait({ drawn: figure(name), crop: CROPS[name], pale: PALE.has(name), ...colours });

/** One for each animal of the catalogue, from the figure of its plate, and the others. */
export function portraitFiles(): ArtworkFile[] {
  const animals = roster.map(({ slug, biome }) => {
    const art = ANIMAL_ART[slug];
    if (!art?.hour) throw new Error(`artwork.list.ts does not say how to draw ${slug}`);
    const colours = { biome: art.biome ?? biome, hour: art.hour };
    return fileOf(slug, () => drawnOf(art.figure, colours));
  });
  const others = OTHER_PORTRAITS.map((slug) =>
    fileOf(slug, () => {
      const { figure: name, ...colours } = OTHER_ART[slug];
      return drawnOf(name, colours);
    }),
  );
  return [...animals, ...others];
}
