import type { ZodError } from 'zod';

import { type Animal, animalSchema } from '../animals/animal.schema';
import { animals } from '../animals/animals';
import { type Glance, glanceSchema } from '../glance/glance.schema';
import { type Park, parkSchema } from '../parks/park.schema';
import { parks } from '../parks/parks';
import { type Travel, travelSchema } from '../parks/travel/travel.schema';
import { stateFacts } from '../parks/travel/state-facts';
import { parkReferenceFaults, relatedFaults } from './cross-references';
import { formFaults, phraseFaults } from './description-form';
import { sameOpenings, similarPairs } from './descriptions-differ';
import { glanceFaults } from './glances';
import { timeFaults } from './months-and-years';
import { kindFaults } from './park-kinds';
import { proseFaults } from './plain-prose';
import { regionFaults } from './regions';
import { scientificNameFaults } from './scientific-names';
import { sourceFaults } from './sources';
import { travelFaults } from './travel';
import { duplicateValues } from './unique-values';

/** Stands in for the id of a new record, which the schema of the present catalogue does not allow yet. */
const KNOWN_ID = 1;

function issuesOf(part: string, error: ZodError | undefined): string[] {
  return (error?.issues ?? []).map(({ path, message, code }) => {
    const field = [part, ...path].filter((step) => step !== '').join('.');
    const missing = code === 'invalid_type' && message.endsWith('received undefined');
    return missing ? `${field} is missing` : `${field}: ${message}`;
  });
}

const mostOf = (values: readonly string[]) =>
  [...new Set(values)].filter((value) => values.filter((other) => other === value).length > 4);

const stateFaults = (park: Park): string[] => [
  ...park.states
    .filter((state) => !stateFacts[state])
    .map((state) => `park.states: ${state} has no facts yet in state-facts.ts`),
  ...mostOf([...parks, park].flatMap(({ states }) => states)).map(
    (state) => `park.states: ${state} would have more than four parks`,
  ),
];

function proseFaultsOf(name: string, texts: readonly string[]): string[] {
  return texts.flatMap((text) => proseFaults(name, text));
}

export interface SpeciesRecord {
  animal: Animal;
  glance: Glance;
}

export interface ParkRecord {
  park: Park;
  travel: Travel;
}

function speciesFaults({ animal, glance }: SpeciesRecord): string[] {
  const all = [...animals, animal];
  const ids = new Set(animals.map(({ id }) => id));
  const described = all.map(({ name, description: text }) => ({ name, text }));
  const threats = all.map(({ name, status_threats: text }) => ({ name, text }));
  const { name, food, region, habitat, status_threats, description } = animal;
  const phrases = { food, region, habitat, status_threats };
  return [
    ...duplicateValues(
      'the name',
      all.map((each) => each.name),
    ),
    ...duplicateValues(
      'the slug',
      all.map(({ slug }) => slug),
    ),
    ...duplicateValues(
      'the scientific name',
      all.map(({ scientific_name }) => scientific_name),
    ),
    ...scientificNameFaults(animal),
    ...formFaults(animal),
    ...Object.entries(phrases).flatMap(([field, phrase]) => phraseFaults(name, field, phrase, 200)),
    ...proseFaultsOf(name, [food, region, habitat, status_threats, description]),
    ...regionFaults(animal),
    ...sourceFaults(animal),
    ...relatedFaults(animal, ids),
    ...(animal.related.length < 2 ? [`${name}: related names fewer than two animals`] : []),
    ...similarPairs(described, 0.3),
    ...sameOpenings(described),
    ...similarPairs(threats, 0.75),
    ...glanceFaults(animal, glance, { ids, parks }),
  ];
}

function parkFaults({ park, travel: record }: ParkRecord, thisYear: number): string[] {
  const without = stateFaults(park);
  if (without.length > 0) return without;
  const all = [...parks, park];
  const wild = new Set(animals.filter(({ india }) => india).map(({ name }) => name));
  const foreign = animals.filter(({ name }) => !wild.has(name) && park.fauna.includes(name));
  return [
    ...duplicateValues(
      'the name',
      all.map(({ name }) => name),
    ),
    ...kindFaults(park),
    ...timeFaults(park, thisYear),
    ...sourceFaults(park),
    ...parkReferenceFaults(park, animals),
    ...foreign.map(({ name }) => `${park.name}: ${name} does not live wild in India`),
    ...proseFaultsOf(park.name, [
      park.history,
      park.location,
      ...park.habitats,
      ...park.fauna,
      ...park.flora,
    ]),
    ...similarPairs(
      all.map(({ name, history: text }) => ({ name, text })),
      0.55,
    ),
    ...travelFaults(record, all, animals),
  ];
}

export type Checked<Found> = { record: Found; faults: [] } | { record?: undefined; faults: string[] };

const checked = <Found>(record: Found, faults: string[]): Checked<Found> =>
  faults.length > 0 ? { faults } : { record, faults: [] };

/** Checks a species that is not in the catalogue yet; missing fields come first. */
export function checkNewSpecies(
  id: number,
  given: { animal: object; glance: object },
): Checked<SpeciesRecord> {
  const animal = animalSchema.safeParse({ ...given.animal, id: KNOWN_ID });
  const glance = glanceSchema.safeParse({ ...given.glance, id });
  if (!animal.success || !glance.success)
    return { faults: [...issuesOf('', animal.error), ...issuesOf('glance', glance.error)] };
  const record = { animal: { ...animal.data, id }, glance: glance.data };
  return checked(record, speciesFaults(record));
}

/** Checks a park that is not in the catalogue yet; missing fields come first. */
export function checkNewPark(
  id: number,
  given: { park: object; travel: object },
  thisYear: number,
): Checked<ParkRecord> {
  const park = parkSchema.safeParse({ ...given.park, id: KNOWN_ID });
  const travel = travelSchema.safeParse({ ...given.travel, id });
  if (!park.success || !travel.success)
    return { faults: [...issuesOf('', park.error), ...issuesOf('travel', travel.error)] };
  const record = { park: { ...park.data, id }, travel: travel.data };
  return checked(record, parkFaults(record, thisYear));
}
