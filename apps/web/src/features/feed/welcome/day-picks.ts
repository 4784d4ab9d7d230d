import { animalIndex, type AnimalSummary, type Biome, type Park, parks } from '@aranya/wildlife-data';
import type { Interest } from './interests';

interface Fits {
  animal: (animal: AnimalSummary) => boolean;
  parkBiomes: readonly Biome[];
}

const inBiomes =
  (...biomes: Biome[]) =>
  ({ biome }: { biome: Biome }) =>
    biomes.includes(biome);

const fits: Record<Interest, Fits> = {
  'big-cats': {
    animal: ({ scientific_name: name }) => /^(Panthera|Neofelis|Acinonyx) /.test(name),
    parkBiomes: [],
  },
  birds: { animal: ({ type }) => type === 'Bird', parkBiomes: [] },
  reptiles: { animal: ({ type }) => type === 'Reptile' || type === 'Amphibian', parkBiomes: [] },
  oceans: { animal: inBiomes('ocean', 'reef', 'coast'), parkBiomes: ['reef', 'coast', 'ocean'] },
  insects: { animal: ({ type }) => type === 'Insect' || type.startsWith('Invertebrate'), parkBiomes: [] },
  forests: { animal: inBiomes('forest', 'rainforest'), parkBiomes: ['forest', 'rainforest'] },
  wetlands: { animal: inBiomes('wetland'), parkBiomes: ['wetland'] },
  mountains: { animal: inBiomes('alpine', 'ice'), parkBiomes: ['alpine'] },
};

export const animalsFor = (interest: Interest): AnimalSummary[] => animalIndex.filter(fits[interest].animal);

/** Finds parks by landscape or poster animal, else by any animal that lives there. */
export function parksFor(interest: Interest): Park[] {
  const animals = animalsFor(interest);
  const [ids, names] = [new Set(animals.map(({ id }) => id)), new Set(animals.map(({ name }) => name))];
  const known = parks.filter(
    ({ biome, signature }) => fits[interest].parkBiomes.includes(biome) || ids.has(signature),
  );
  return known.length > 0 ? known : parks.filter(({ fauna }) => fauna.some((name) => names.has(name)));
}

const DAY_MS = 86_400_000;

const dayNumber = (now: Date) => Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS;

const turn = <Entry>(entries: readonly Entry[], round: number): Entry | undefined =>
  entries[round % entries.length];

export interface DayPicks {
  animal: Pick<AnimalSummary, 'id' | 'name' | 'scientific_name' | 'image'>;
  park: Pick<Park, 'slug' | 'name' | 'location' | 'images'>;
}

/**
 * Picks a species and a park that fit the choice and stay all day; interests and their matches take turns.
 */
export function picksOfTheDay(chosen: readonly Interest[], now: Date): DayPicks | null {
  const day = dayNumber(now);
  const interest = turn(chosen, day);
  const parkInterest = turn(chosen, day + 1);
  if (interest === undefined || parkInterest === undefined) return null;
  const round = Math.floor(day / chosen.length);
  const animal = turn(animalsFor(interest), round);
  const park = turn(parksFor(parkInterest), round);
  return animal && park ? { animal, park } : null;
}
