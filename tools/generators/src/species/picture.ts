import { ANIMAL_ART, figureNames, hourNames, relativeNames, viewNames } from '@aranya/artwork/lists';
import type { Animal } from '@aranya/wildlife-data';

export interface Picture {
  like: string;
  tint: string;
  hour: string;
  view: string;
}

const UNDER_WATER = new Set(['reef', 'ocean', 'river']);

export function pictureOf(given: unknown): Picture {
  const fields: Record<string, unknown> = { ...Object(given) };
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  return { like: text('like'), tint: text('tint'), hour: text('hour'), view: text('view') };
}

/** Faults that no animal's picture may have. */
export function pictureFaults(picture: Picture, slug: string): string[] {
  const names: readonly string[] = figureNames();
  return [
    ...(['like', 'tint', 'hour'] as const)
      .filter((field) => !picture[field])
      .map((field) => `picture.${field} is missing`),
    ...(picture.like && !relativeNames().includes(picture.like)
      ? [`picture.like: there is no figure ${picture.like}`]
      : []),
    ...(picture.tint && !/^#[0-9a-f]{6}$/.test(picture.tint)
      ? [`picture.tint: '${picture.tint}' is no colour such as '#8a6f4a'`]
      : []),
    ...(picture.view && !viewNames().includes(picture.view)
      ? [`picture.view: there is no ${picture.view}`]
      : []),
    ...(slug in ANIMAL_ART ? [`artwork.list.ts has ${slug} already`] : []),
    ...(names.includes(slug) ? [`there is a figure ${slug} already`] : []),
  ];
}

/** Faults of an hour or a view that does not fit where the animal lives. */
export function sceneFaults({ hour, view }: Picture, animal: Animal): string[] {
  const { type, biome, region } = animal;
  const shown = biomeOfPicture(animal);
  const hours = hourNames(shown);
  const isUnder = UNDER_WATER.has(shown);
  return [
    ...(hour && !hours.includes(hour) ? [`picture.hour: '${hour}' is none of ${hours.join(', ')}`] : []),
    ...(type === 'Bird' && isUnder ? ['biome: a bird is not under water'] : []),
    ...(type === 'Fish' && !isUnder ? ['biome: a fish is under water: reef, ocean or wetland'] : []),
    ...(biome === 'savanna' && !view && !/africa|serengeti|kenya|tanzania/i.test(region)
      ? ['picture.view is missing: the plain savanna shows acacias of Africa']
      : []),
  ];
}

/** A fish of a wetland is shown under water. */
export const biomeOfPicture = ({ type, biome }: Pick<Animal, 'type' | 'biome'>) =>
  type === 'Fish' && biome === 'wetland' ? 'river' : biome;
