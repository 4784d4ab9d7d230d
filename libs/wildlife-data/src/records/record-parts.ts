import type { Animal } from '../animals/animal.schema';
import type { SpeciesRecord } from '../animals/species-record.schema';
import type { Glance } from '../glance/glance.schema';
import { parkCategory } from '../lookups/park-lookups';
import type { ParkRecord } from '../parks/park-record.schema';
import type { Park } from '../parks/park.schema';
import type { Travel } from '../parks/travel/travel.schema';
import type { Source } from './source.schema';
import { toSlug } from '../text/slug';

type Sources = Record<string, Source>;

function keysNamedIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'from' && Array.isArray(inner) ? inner.map(String) : keysNamedIn(inner),
  );
}

function sourcesOfPart(sources: Sources, part: unknown): Sources {
  const named = new Set(keysNamedIn(part));
  return Object.fromEntries(Object.entries(sources).filter(([key]) => named.has(key)));
}

const sourcesNamed = (sources: Sources, keys: readonly string[]) => keys.flatMap((key) => sources[key] ?? []);

export function toAnimal(record: SpeciesRecord): Animal {
  const { id, name, scientific_name, type, biome, conservation_status, india, food, region } = record;
  const { habitat, status_threats, description, related, sources, from } = record;
  const slug = toSlug(name);
  return {
    ...{ id, name, slug, scientific_name, type, biome, conservation_status, india, food, region },
    ...{ habitat, status_threats, description, related },
    image: `/artwork/animals/${slug}.svg`,
    sources: sourcesNamed(sources, from),
  };
}

export const toGlance = ({ id, glance, sources }: SpeciesRecord): Glance => ({
  id,
  sources: sourcesOfPart(sources, glance),
  ...glance,
});

export function toPark(record: ParkRecord): Park {
  const { id, name, location, states, coordinates, established, area_km2, biome, signature } = record;
  const { best_time_to_visit, months, history, habitats, fauna, flora, sources, from } = record;
  const slug = toSlug(name);
  return {
    ...{
      id,
      name,
      slug,
      images: `/artwork/parks/${slug}.svg`,
      location,
      established,
      habitats,
      fauna,
      flora,
    },
    best_time_to_visit,
    ...(parkCategory(name) === 'Wildlife Sanctuary' && { type: 'Wildlife Sanctuary' }),
    ...{
      states,
      coordinates,
      months,
      signature,
      biome,
      ...(area_km2 !== undefined && { area_km2 }),
      history,
    },
    sources: sourcesNamed(sources, from),
  };
}

export const toTravel = ({ id, travel, sources }: ParkRecord): Travel => ({
  id,
  sources: sourcesOfPart(sources, travel),
  ...travel,
});
