/** The closed lists of animal records, apart from the zod schema so that a bundle of the lists has no validator. */

/** IUCN Red List categories from secure to threatened, then the three outside that scale. */
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

/** The explorer's filter, in the specification's order. */
export const filterStatuses = [
  'Vulnerable',
  'Endangered',
  'Critically Endangered',
  'Near Threatened',
  'Least Concern',
] as const satisfies readonly ConservationStatus[];

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

/** The landscape a record is pictured in: where the species is most at home. */
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
