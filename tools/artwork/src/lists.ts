import { BIOMES } from './biomes';
import { figure, type FigureName, figureNames } from './figures';
import { FIRST_FIGURES } from './figures/drawn/first-figures';
import { POSTER_ART } from './posters.list';
import { VIEWS } from './views';

/** For the generators: the names that `artwork.list.ts` and `posters.list.ts` may use. */
export { figureNames };
export { ANIMAL_ART } from './artwork.list';

/** Hours of day, by biome. */
export const hourNames = (biome: string): string[] =>
  Object.entries(BIOMES).flatMap(([name, { hours }]) => (name === biome ? Object.keys(hours) : []));

/** Figures that a new one may be tinted from. */
export const relativeNames = (): string[] => Object.keys(FIRST_FIGURES);

export const viewNames = (): string[] => Object.keys(VIEWS);

/** Figures that stand on a poster already. */
export const posterFigures = (): string[] =>
  Object.values(POSTER_ART).flatMap(({ animals = [] }) => animals.map(({ figure }) => figure));

const POSTER_HEIGHTS = [24, 18, 14, 52] as const;

/** A height, in hundredths of a poster, at which the figure is small in the land, or clearly cropped. */
export function posterHeight(name: string): number | undefined {
  const known = figureNames().find((each): each is FigureName => each === name);
  if (!known) return undefined;
  const [left, top, right, bottom] = figure(known).box;
  return POSTER_HEIGHTS.find((height) => {
    const width = ((height / 100) * 974 * (right - left)) / (bottom - top) / 832;
    return width > 0.04 && (width < 0.72 || height > 48 || width > 0.9);
  });
}
