import type { Animal } from '../animals/animal.schema';
import type { Glance } from '../glance/glance.schema';
import type { Park } from '../parks/park.schema';
import type { Travel } from '../parks/travel/travel.schema';
import { stateFacts } from '../parks/travel/state-facts';
import { parkReferenceFaults, relatedFaults } from './cross-references';
import { formFaults, phraseFaults } from './description-form';
import { alikeFaults, openingFaults } from './descriptions-differ';
import { glanceFaults } from './glances';
import { monthFaults, yearFaults } from './months-and-years';
import { kindFaults } from './park-kinds';
import { proseFaults } from './plain-prose';
import { inField, type RecordFault } from './record-fault';
import { regionFaults } from './regions';
import { travelFaults } from './travel';
import { takenFaults } from './unique-values';

/** Characters: a line of a card for two, a line or two of the page for the others. */
const longest = { food: 90, region: 90, habitat: 160, status_threats: 200 };

/** @param earlier from which it has to differ */
export function speciesFaults(
  animal: Animal,
  glance: Glance,
  earlier: readonly Animal[],
  parks: readonly Park[],
): RecordFault[] {
  const { name, description, status_threats } = animal;
  const earlierTexts = (field: 'description' | 'status_threats') =>
    earlier.map((other) => ({ name: other.name, text: other[field] }));
  const phrases = { ...animal, status_threats: status_threats.replace(/\.$/, '') };
  return [
    ...inField('name', takenFaults('the name', animal, earlier, 'name')),
    ...inField('name', takenFaults('the slug', animal, earlier, 'slug')),
    ...inField('scientific_name', takenFaults('the scientific name', animal, earlier, 'scientific_name')),
    ...inField('description', [
      ...formFaults(animal),
      ...proseFaults(name, description),
      ...alikeFaults({ name, text: description }, earlierTexts('description'), 0.3),
      ...openingFaults({ name, text: description }, earlierTexts('description')),
    ]),
    ...(['food', 'region', 'habitat', 'status_threats'] as const).flatMap((field) =>
      inField(field, [
        ...phraseFaults(name, field, phrases[field], longest[field]),
        ...proseFaults(name, animal[field]),
      ]),
    ),
    ...inField(
      'status_threats',
      alikeFaults({ name, text: status_threats }, earlierTexts('status_threats'), 0.75),
    ),
    ...inField('region', regionFaults(animal)),
    ...inField('related', relatedFaults(animal)),
    ...glanceFaults(animal, glance, parks),
  ];
}

const mostParksOfState = 4;

const stateFaults = (park: Park, earlier: readonly Park[]): string[] =>
  park.states.flatMap((state) => {
    if (!stateFacts[state]) return [`states: ${state} has no facts yet in states.yaml`];
    const parksThere = earlier.filter(({ states }) => states.includes(state)).length;
    return parksThere < mostParksOfState ? [] : [`states: ${state} would have more than four parks`];
  });

/**
 * @param earlier from which it has to differ
 * @param thisYear the latest possible year of founding
 */
export function parkFaults(
  park: Park,
  record: Travel,
  earlier: readonly Park[],
  animals: readonly Animal[],
  thisYear: number,
): RecordFault[] {
  const without = stateFaults(park, earlier);
  if (without.length > 0) return inField('states', without);
  const { name, history } = park;
  const foreign = animals.filter((animal) => !animal.india && park.fauna.includes(animal.name));
  return [
    ...inField('name', [...takenFaults('the name', park, earlier, 'name'), ...kindFaults(park)]),
    ...inField('best_time_to_visit', monthFaults(park)),
    ...inField('established', yearFaults(park, thisYear)),
    ...inField('fauna', [
      ...parkReferenceFaults(park, animals),
      ...foreign.map((animal) => `${name}: ${animal.name} does not live wild in India`),
    ]),
    ...inField('history', [
      ...proseFaults(name, history),
      // Short histories share offices and years.
      ...alikeFaults(
        { name, text: history },
        earlier.map((other) => ({ name: other.name, text: other.history })),
        0.55,
      ),
    ]),
    ...inField('location', proseFaults(name, park.location)),
    ...(['habitats', 'fauna', 'flora'] as const).flatMap((field) =>
      park[field].flatMap((text, at) => inField(`${field}.${at}`, proseFaults(name, text))),
    ),
    ...travelFaults(record, park, animals),
  ];
}
