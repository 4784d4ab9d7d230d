import { drawnAnimals, drawnParks, drawnWords } from '@aranya/wildlife-data/drawn';
import sharp from 'sharp';
import type { ArtworkFile } from '../artwork-file';
import { loadShaped } from '../drawing/shaping';
import { posterWords } from '../posters/poster';
import { card, type CardOptions } from './card';
import { CARD_WORDS } from './card-words.list';
import { PAGE_CARDS, type PageCard } from './page-cards.list';

/** Preview crawlers give up on large files. Colour has all its pixels, so that lettering keeps its edges. */
const toJpeg = (document: string): Promise<Buffer> =>
  sharp(Buffer.from(document)).jpeg({ quality: 80, chromaSubsampling: '4:4:4' }).toBuffer();

function pictureAddress(picture: PageCard['picture']): string {
  if ('scene' in picture) return `artwork/scenes/${picture.scene}.svg`;
  if ('feature' in picture) return `artwork/features/${picture.feature}.svg`;
  return `artwork/animals/${picture.animal}.svg`;
}

const pages = Object.entries(PAGE_CARDS) as [keyof typeof PAGE_CARDS, PageCard][];
const languages = Object.keys(CARD_WORDS) as (keyof typeof CARD_WORDS)[];

/**
 * Link previews of all records and pages, in every language.
 * @param drawings the other files of the build; cards show them unchanged
 */
export function cardFiles(drawings: readonly ArtworkFile[]): ArtworkFile[] {
  const byAddress = new Map(drawings.map((file) => [file.path, file]));
  const fileAt = (address: string) => {
    const file = byAddress.get(address);
    if (!file) throw new Error(`a card wants to show ${address}, which is not drawn`);
    return file;
  };
  return [null, ...languages].flatMap((language) => {
    const own = language && { ...CARD_WORDS[language], ...drawnWords[language] };
    const cardFile = (name: string, picture: string, words: Omit<CardOptions, 'picture' | 'faces'>) => ({
      path: `artwork/cards/${language ? `${language}/` : ''}${name}.jpg`,
      from: [words, fileAt(picture).from],
      draw: async () => {
        for (const face of own ? [own.faces.title, own.faces.notes] : []) await loadShaped(face);
        const drawn = String(await fileAt(picture).draw());
        return toJpeg(card({ ...words, ...(own && { faces: own.faces }), picture: drawn }));
      },
    });
    return [
      ...drawnAnimals.map(({ slug, name, scientific_name: latin, conservation_status: status }) =>
        cardFile(`animals/${slug}`, `artwork/animals/${slug}.svg`, {
          title: own?.names[name] ?? name,
          latin,
          notes: [own?.statuses[status] ?? status],
        }),
      ),
      ...drawnParks.map(({ slug, name, location, best_time_to_visit }) => {
        const { where, season } = own?.parks[slug] ?? { where: location, season: best_time_to_visit };
        const { title, kind: kicker } = posterWords(name);
        return cardFile(`parks/${slug}`, `artwork/parks/${slug}.svg`, {
          ...(own ? { title: own.names[name] ?? name } : { title, kicker }),
          notes: [where, `${own?.bestTime ?? 'Best time'}: ${season}`],
        });
      }),
      ...pages.map(([name, page]) => {
        const [title, note] = own?.pages[name] ?? [page.title, page.note];
        return cardFile(`pages/${name}`, pictureAddress(page.picture), { title, notes: [note] });
      }),
    ];
  });
}
