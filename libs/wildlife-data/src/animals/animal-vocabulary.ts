/**
 * The closed lists that animal records choose from. Kept apart from the zod schema, so that a browser bundle which
 * needs only the words (a filter, a legend) does not carry the validator.
 */

/**
 * IUCN Red List categories in the words of the specification, from secure to most threatened, followed by the three
 * that stand outside that scale.
 */
export const conservationStatuses = [
  'Least Concern',
  'Near Threatened',
  'Vulnerable',
  'Endangered',
  'Critically Endangered',
  'Data Deficient',
  'Not Evaluated',
  'Domesticated',
] as const;

export type ConservationStatus = (typeof conservationStatuses)[number];

/** The statuses that the explorer's filter offers after 'All', in the specification's order. */
export const filterStatuses = [
  'Vulnerable',
  'Endangered',
  'Critically Endangered',
  'Near Threatened',
  'Least Concern',
] as const satisfies readonly ConservationStatus[];

/** What kind of animal it is, as the specification names it. */
export const animalTypes = [
  'Mammal',
  'Bird',
  'Reptile',
  'Amphibian',
  'Fish',
  'Insect',
  'Invertebrate',
  'Invertebrate (Echinoderm)',
] as const;

export type AnimalType = (typeof animalTypes)[number];

/** The landscape a record is pictured in. One word per record: where the species is most at home. */
export const biomes = [
  'rainforest',
  'forest',
  'savanna',
  'grassland',
  'desert',
  'alpine',
  'ice',
  'wetland',
  'coast',
  'reef',
  'ocean',
  'farmland',
  'night',
] as const;

export type Biome = (typeof biomes)[number];
