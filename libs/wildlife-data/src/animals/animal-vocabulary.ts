/** The IUCN Red List's scale, then three categories outside it. */
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

/** The landscape that the species mainly lives in. */
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
