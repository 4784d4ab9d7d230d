import type { AnimalSummary, AnimalType, ParkSummary } from '@aranya/wildlife-data';
import type { Locale } from '../../lib/language/locale';
import { inLocale } from '../../lib/language/site-paths';
import { publicPaths as paths } from '../../lib/public-paths';

export interface Collection {
  id: string;
  /** Paths: the page that leads to the others, and these. */
  pages: readonly [list: string, ...string[]];
}

const classes = {
  mammals: ['Mammal'],
  birds: ['Bird'],
  reptiles: ['Reptile'],
  amphibians: ['Amphibian'],
  fishes: ['Fish'],
  invertebrates: ['Insect', 'Invertebrate', 'Invertebrate (Echinoderm)'],
} satisfies Record<string, readonly AnimalType[]>;

export type AnimalClass = keyof typeof classes;

/** The build reads the catalogue differently than the page. */
export interface Catalogue {
  roster: readonly Pick<AnimalSummary, 'id' | 'type'>[];
  parkIndex: readonly Pick<ParkSummary, 'slug'>[];
}

/** @param pages of the English site */
const collection = <Id extends string>(
  id: Id,
  locale: Locale,
  [list, ...pages]: Collection['pages'],
): Collection & { id: Id } => ({
  id,
  pages: [inLocale(list, locale), ...pages.map((page) => inLocale(page, locale))],
});

export const classCollections = ({ roster }: Pick<Catalogue, 'roster'>, locale: Locale) =>
  (Object.entries(classes) as [AnimalClass, readonly AnimalType[]][]).map(([id, types]) =>
    collection(id, locale, [
      paths.species(),
      ...roster.filter(({ type }) => types.includes(type)).map((animal) => paths.animal(animal.id)),
    ]),
  );

/** Each park, with the page that lists all of them. */
export const parkCollections = ({ parkIndex }: Pick<Catalogue, 'parkIndex'>, locale: Locale) =>
  parkIndex.map(({ slug }) => collection(slug, locale, [paths.parks(), paths.park(slug)]));
