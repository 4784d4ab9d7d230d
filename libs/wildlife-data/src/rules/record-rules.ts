import type { Animal } from '../animals/animal.schema';
import { animals } from '../animals/animals';
import type { Glance } from '../glance/glance.schema';
import type { Park } from '../parks/park.schema';
import { parks } from '../parks/parks';
import type { Travel } from '../parks/travel/travel.schema';
import { stateFacts } from '../parks/travel/state-facts';
import { parkReferenceFaults, relatedFaults } from './cross-references';
import { formFaults, phraseFaults } from './description-form';
import { sameOpenings, similarPairs } from './descriptions-differ';
import { glanceFaults } from './glances';
import { timeFaults } from './months-and-years';
import { kindFaults } from './park-kinds';
import { proseFaults } from './plain-prose';
import { regionFaults } from './regions';
import { travelFaults } from './travel';
import { duplicateValues } from './unique-values';

const mostOf = (values: readonly string[]) =>
  [...new Set(values)].filter((value) => values.filter((other) => other === value).length > 4);

const stateFaults = (park: Park): string[] => [
  ...park.states
    .filter((state) => !stateFacts[state])
    .map((state) => `states: ${state} has no facts yet in states.yaml`),
  ...mostOf([...parks, park].flatMap(({ states }) => states)).map(
    (state) => `states: ${state} would have more than four parks`,
  ),
];

function proseFaultsOf(name: string, texts: readonly string[]): string[] {
  return texts.flatMap((text) => proseFaults(name, text));
}

/** Checks a species that is not in the catalogue yet and fits the schema. */
export function newSpeciesFaults(animal: Animal, glance: Glance): string[] {
  const all = [...animals, animal];
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
    ...formFaults(animal),
    ...Object.entries(phrases).flatMap(([field, phrase]) => phraseFaults(name, field, phrase, 200)),
    ...proseFaultsOf(name, [food, region, habitat, status_threats, description]),
    ...regionFaults(animal),
    ...relatedFaults(animal),
    ...(animal.related.length < 2 ? [`${name}: related names fewer than two animals`] : []),
    ...similarPairs(described, 0.3),
    ...sameOpenings(described),
    ...similarPairs(threats, 0.75),
    ...glanceFaults(animal, glance, parks),
  ];
}

/** Checks a park that is not in the catalogue yet and fits the schema. */
export function newParkFaults(park: Park, record: Travel, thisYear: number): string[] {
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
