import { BIOMES } from './biomes';
import { figureNames } from './figures';
import { POSTER_ART } from './posters.list';
import { VIEWS } from './views';

/** For the generators: the names that `artwork.list.ts` and `posters.list.ts` may use. */
export { figureNames };
export { ANIMAL_ART } from './artwork.list';

/** Hours of day, by biome. */
export const hourNames = (biome: string): string[] =>
  Object.entries(BIOMES).flatMap(([name, { hours }]) => (name === biome ? Object.keys(hours) : []));

export const viewNames = (): string[] => Object.keys(VIEWS);

/** Figures that stand on a poster already. */
export const posterFigures = (): string[] =>
  Object.values(POSTER_ART).flatMap(({ animals }) => animals.map(({ figure }) => figure));
