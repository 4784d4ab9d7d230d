import type { Animal } from '../src/animals/animal.schema';
import type { Park } from '../src/parks/park.schema';
import { packedSources } from './packed-sources';
import type { Facts } from './read-facts';
import { animalOf, glanceOf, parkOf, travelOf } from './record-parts';

const rosterRow = ({ id, name, scientific_name, type, biome, conservation_status }: Animal) => [
  id,
  name,
  scientific_name,
  type,
  biome,
  conservation_status,
];

/** Everything but what cards show. */
function packedTexts(animals: readonly Animal[]) {
  const { families, packed } = packedSources(animals.map(({ sources }) => sources));
  const rows = animals.map(({ id, habitat, status_threats, description, related }, at) => [
    id,
    habitat,
    status_threats,
    description,
    related,
    packed[at],
  ]);
  return { families, rows };
}

/** Without what follows from the name. */
function packedParks(parks: readonly Park[]) {
  const { families, packed } = packedSources(parks.map(({ sources }) => sources));
  return {
    families,
    packed: parks.map((park, at) => ({ ...park, slug: undefined, images: undefined, sources: packed[at] })),
  };
}

function namesById<Named extends { id: number }>(
  records: readonly Named[],
  namesOf: (record: Named) => readonly string[] | undefined,
) {
  return Object.fromEntries(
    records.flatMap((record) => {
      const names = namesOf(record);
      return names ? [[record.id, names] as const] : [];
    }),
  );
}

const json = (value: unknown) => `${JSON.stringify(value)}\n`;

/** Files by name: one for each part of the library that pages load by itself, so that none brings more than it shows. */
export function generatedFiles({ species, parks: parkRecords, states }: Facts): Record<string, string> {
  const animals = species.map(animalOf);
  const parks = parkRecords.map(parkOf);
  return {
    // Code, since bundlers write a constant where it is used.
    'counts.ts': `export const animalCount = ${animals.length};\nexport const parkCount = ${parks.length};\n`,
    'roster.json': json({
      india: animals.filter(({ india }) => india).map(rosterRow),
      elsewhere: animals.filter(({ india }) => !india).map(rosterRow),
    }),
    'animal-facts.json': json(animals.map(({ id, food, region }) => [id, food, region])),
    'animal-texts.json': json(packedTexts(animals)),
    'glances.json': json(species.map(glanceOf)),
    'common-names.json': json(namesById(species, ({ other_names }) => other_names)),
    'names-in-posts.json': json(namesById(species, ({ names_in_posts }) => names_in_posts)),
    'parks.json': json(packedParks(parks)),
    'park-index.json': json(
      parks.map(({ id, name, location, coordinates: { lat, lng } }) => [id, name, location, lat, lng]),
    ),
    'park-names.json': json(namesById(parkRecords, ({ names_in_posts }) => names_in_posts)),
    'travel.json': json(parkRecords.map(travelOf)),
    'states.json': json(states),
  };
}
