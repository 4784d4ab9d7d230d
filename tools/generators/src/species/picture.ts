import { ANIMAL_ART, figureNames, hourNames, relativeNames, viewNames } from '@aranya/artwork/lists';
import { type Animal, roster } from '@aranya/wildlife-data';
import type { YamlFile } from '@aranya/wildlife-data/facts';

export const pictureFields = ['like', 'tint', 'hour', 'view'] as const;

export type Picture = Record<(typeof pictureFields)[number], string>;

const toKind = ({ type }: Pick<Animal, 'type'>) => (/^In/.test(type) ? 'Invertebrate' : type);

const UNDER_WATER = new Set(['reef', 'ocean', 'river']);

export function toPicture(given: unknown): Picture {
  const fields: Record<string, unknown> = { ...Object(given) };
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  return { like: text('like'), tint: text('tint'), hour: text('hour'), view: text('view') };
}

/** Names a field by its place in the file. */
type FieldLabel = (field: keyof Picture) => string;

export const placeIn =
  ({ locate }: Pick<YamlFile, 'locate'>): FieldLabel =>
  (field) =>
    `${locate(['picture', field])} picture.${field}`;

export function pictureFaults(picture: Picture, slug: string, place: FieldLabel): string[] {
  const names: readonly string[] = figureNames();
  const checkOption = (field: 'like' | 'view', known: readonly string[]) =>
    picture[field] === '' || known.includes(picture[field])
      ? []
      : [`${place(field)}: there is no ${picture[field]}; give one of ${known.join(', ')}.`];
  return [
    ...(['like', 'tint', 'hour'] as const)
      .filter((field) => !picture[field])
      .map((field) => `${place(field)} is missing.`),
    ...checkOption('like', relativeNames()),
    ...(picture.tint && !/^#[0-9a-f]{6}$/.test(picture.tint)
      ? [`${place('tint')}: '${picture.tint}' is no colour such as '#8a6f4a'.`]
      : []),
    ...checkOption('view', viewNames()),
    ...(slug in ANIMAL_ART ? [`artwork.list.ts has ${slug} already.`] : []),
    ...(names.includes(slug) ? [`there is a figure ${slug} already.`] : []),
  ];
}

/** Refuses another kind of animal, and an hour or view unlike its home. */
export function sceneFaults(
  { like, hour, view }: Picture,
  animal: Animal,
  file: Pick<YamlFile, 'locate'>,
): string[] {
  const { type, biome, region } = animal;
  const place = placeIn(file);
  const biomePlace = `${file.locate(['biome'])} biome`;
  const shown = biomeOfPicture(animal);
  const hours = hourNames(shown);
  const isUnder = UNDER_WATER.has(shown);
  const relative = roster.find(({ slug }) => slug === like);
  const isKin = relative === undefined || toKind(relative) === toKind(animal);
  return [
    ...(isKin ? [] : [`${place('like')}: ${like} is no relative of a ${type.toLowerCase()}.`]),
    ...(hour && !hours.includes(hour) ? [`${place('hour')}: '${hour}' is none of ${hours.join(', ')}.`] : []),
    ...(type === 'Bird' && isUnder ? [`${biomePlace}: a bird is not under water.`] : []),
    ...(type === 'Fish' && !isUnder ? [`${biomePlace}: a fish is under water: reef, ocean or wetland.`] : []),
    ...(biome === 'savanna' && !view && !/africa|serengeti|kenya|tanzania/i.test(region)
      ? [`${place('view')} is missing: the plain savanna shows acacias of Africa.`]
      : []),
  ];
}

/** A fish of a wetland is shown under water. */
export const biomeOfPicture = ({ type, biome }: Pick<Animal, 'type' | 'biome'>) =>
  type === 'Fish' && biome === 'wetland' ? 'river' : biome;
