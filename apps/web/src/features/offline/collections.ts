import type { AnimalSummary, AnimalType, ParkSummary } from '@aranya/wildlife-data';
import { publicPaths as paths } from '../../lib/public-paths';

export interface Collection {
  id: string;
  title: string;
  /** Paths: the page that leads to the others, and these. */
  pages: readonly [list: string, ...string[]];
}

const classes: readonly (readonly [id: string, title: string, types: readonly AnimalType[]])[] = [
  ['mammals', 'Mammals', ['Mammal']],
  ['birds', 'Birds', ['Bird']],
  ['reptiles', 'Reptiles', ['Reptile']],
  ['amphibians', 'Amphibians', ['Amphibian']],
  ['fishes', 'Fishes', ['Fish']],
  [
    'invertebrates',
    'Insects and other invertebrates',
    ['Insect', 'Invertebrate', 'Invertebrate (Echinoderm)'],
  ],
];

/** The build reads the catalogue differently than the page. */
export interface Catalogue {
  roster: readonly Pick<AnimalSummary, 'id' | 'type'>[];
  parkIndex: readonly ParkSummary[];
}

export const classCollections = ({ roster }: Catalogue): Collection[] =>
  classes.map(([id, title, types]) => ({
    id,
    title,
    pages: [
      paths.species(),
      ...roster.filter(({ type }) => types.includes(type)).map((animal) => paths.animal(animal.id)),
    ],
  }));

/** Each park, with the page that lists all of them. */
export const parkCollections = ({ parkIndex }: Catalogue): Collection[] =>
  parkIndex.map(({ slug, name }) => ({
    id: slug,
    title: name,
    pages: [paths.parks(), paths.park(slug)],
  }));
