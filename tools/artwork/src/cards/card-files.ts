import { drawnAnimals, drawnParks, drawnWords } from '@aranya/wildlife-data/drawn';
import sharp from 'sharp';
import type { ArtworkFile } from '../artwork-file';
import { loadShaped } from '../drawing/shaping';
import { posterWords } from '../posters/poster';
import { cardPanel, cardPicture, type CardOptions } from './card';
import { CARD_WORDS } from './card-words.list';
import { PAGE_CARDS, type PageCard } from './page-cards.list';

function pictureAddress(picture: PageCard['picture']): string {
  if ('scene' in picture) return `artwork/scenes/${picture.scene}.svg`;
  if ('feature' in picture) return `artwork/features/${picture.feature}.svg`;
  return `artwork/animals/${picture.animal}.svg`;
}

const pages = Object.entries(PAGE_CARDS) as [keyof typeof PAGE_CARDS, PageCard][];
const languages = Object.keys(CARD_WORDS) as (keyof typeof CARD_WORDS)[];
const inLanguage = (language: (typeof languages)[number] | null) =>
  language && { ...CARD_WORDS[language], ...drawnWords[language] };

async function drawPicture(file: ArtworkFile) {
  const drawing = String(await file.draw());
  const pixels = sharp(Buffer.from(cardPicture(drawing))).png({ compressionLevel: 0 });
  return { drawing, pixels: await pixels.toBuffer() };
}

/** Preview crawlers give up on large files. */
async function drawCard(
  { drawing, pixels }: Awaited<ReturnType<typeof drawPicture>>,
  words: Omit<CardOptions, 'picture'>,
): Promise<Buffer> {
  const { panel, document } = cardPanel({ ...words, picture: drawing });
  return sharp(Buffer.from(document))
    .composite([{ input: pixels, left: panel, top: 0 }])
    .jpeg({ quality: 80 })
    .toBuffer();
}

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
  let last: { address: string; picture: ReturnType<typeof drawPicture> } | undefined;
  /** Drawing the picture takes longest; the cards of all languages follow one another. */
  const pictureAt = (address: string) => {
    if (last?.address !== address) last = { address, picture: drawPicture(fileAt(address)) };
    return last.picture;
  };
  const cardsOf = (
    name: string,
    address: string,
    wordsIn: (own: ReturnType<typeof inLanguage>) => Omit<CardOptions, 'picture' | 'faces'>,
  ): ArtworkFile[] =>
    [null, ...languages].map((language) => {
      const own = inLanguage(language);
      const words = wordsIn(own);
      return {
        path: `artwork/cards/${language ? `${language}/` : ''}${name}.jpg`,
        from: [words, fileAt(address).from],
        draw: async () => {
          const picture = pictureAt(address);
          for (const face of own ? [own.faces.title, own.faces.notes] : []) await loadShaped(face);
          return drawCard(await picture, { ...words, ...(own && { faces: own.faces }) });
        },
      };
    });
  return [
    ...drawnAnimals.flatMap(({ slug, name, scientific_name: latin, conservation_status: status }) =>
      cardsOf(`animals/${slug}`, `artwork/animals/${slug}.svg`, (own) => ({
        title: own?.names[name] ?? name,
        latin,
        notes: [own?.names[status] ?? status],
      })),
    ),
    ...drawnParks.flatMap(({ slug, name, location, best_time_to_visit }) => {
      const { title, kind: kicker } = posterWords(name);
      return cardsOf(`parks/${slug}`, `artwork/parks/${slug}.svg`, (own) => {
        const { where, season } = own?.parks[slug] ?? { where: location, season: best_time_to_visit };
        return {
          ...(own ? { title: own.names[name] ?? name } : { title, kicker }),
          notes: [where, `${own?.bestTime ?? 'Best time'}: ${season}`],
        };
      });
    }),
    ...pages.flatMap(([name, page]) =>
      cardsOf(`pages/${name}`, pictureAddress(page.picture), (own) => {
        const [title, note] = own?.pages[name] ?? [page.title, page.note];
        return { title, notes: [note] };
      }),
    ),
  ];
}
