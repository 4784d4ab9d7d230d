import { drawnAnimals, drawnParks } from '@aranya/wildlife-data/drawn';
import sharp from 'sharp';
import type { ArtworkFile } from '../artwork-file';
import { posterWords } from '../posters/poster';
import { card } from './card';
import { PAGE_CARDS, type PageCard } from './page-cards.list';

/** Preview crawlers give up on large files. Colour has all its pixels, so that lettering keeps its edges. */
const toJpeg = (document: string): Promise<Buffer> =>
  sharp(Buffer.from(document)).jpeg({ quality: 80, chromaSubsampling: '4:4:4' }).toBuffer();

function pictureAddress(picture: PageCard['picture']): string {
  if ('scene' in picture) return `artwork/scenes/${picture.scene}.svg`;
  if ('feature' in picture) return `artwork/features/${picture.feature}.svg`;
  return `artwork/animals/${picture.animal}.svg`;
}

/**
 * Link previews of all records and pages.
 * @param drawings the other files of the build; cards show them unchanged
 */
export function cardFiles(drawings: readonly ArtworkFile[]): ArtworkFile[] {
  const byAddress = new Map(drawings.map((file) => [file.path, file]));
  const fileAt = (address: string) => {
    const file = byAddress.get(address);
    if (!file) throw new Error(`a card wants to show ${address}, which is not drawn`);
    return file;
  };
  const drawn = async (address: string) => String(await fileAt(address).draw());
  return [
    ...drawnAnimals.map((animal) => ({
      path: `artwork/cards/animals/${animal.slug}.jpg`,
      from: [animal.conservation_status, fileAt(`artwork/animals/${animal.slug}.svg`).from],
      draw: async () =>
        toJpeg(
          card({
            picture: await drawn(`artwork/animals/${animal.slug}.svg`),
            title: animal.name,
            latin: animal.scientific_name,
            notes: [animal.conservation_status],
          }),
        ),
    })),
    ...drawnParks.map((park) => {
      const { title, kind } = posterWords(park.name);
      return {
        path: `artwork/cards/parks/${park.slug}.jpg`,
        from: park,
        draw: async () =>
          toJpeg(
            card({
              picture: await drawn(`artwork/parks/${park.slug}.svg`),
              kicker: kind,
              title,
              notes: [park.location, `Best time: ${park.best_time_to_visit}`],
            }),
          ),
      };
    }),
    ...Object.entries<PageCard>(PAGE_CARDS).map(([name, { title, note, picture }]) => ({
      path: `artwork/cards/pages/${name}.jpg`,
      from: [fileAt(pictureAddress(picture)).from],
      draw: async () => toJpeg(card({ picture: await drawn(pictureAddress(picture)), title, notes: [note] })),
    })),
  ];
}
