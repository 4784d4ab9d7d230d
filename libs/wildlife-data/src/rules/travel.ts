import type { Travel } from '../parks/travel/travel.schema';
import type { Park } from '../parks/park.schema';
import { stateFacts } from '../parks/travel/state-facts';
import { folded } from '../text/folded';
import { proseFaults } from './plain-prose';

type Animals = readonly { id: number; name: string }[];

function monthFaults({ closures, year }: Travel, park: Park): string[] {
  const closed = new Set(closures.flatMap(({ months }) => months));
  const spans = year.spans.flatMap(({ months }) => months);
  const whole = new Set(closures.filter((closure) => closure.whole).flatMap(({ months }) => months));
  return [
    ...park.months.filter((month) => closed.has(month)).map((month) => `month ${month} is best and closed`),
    ...closures
      .filter(({ months, part_months = [] }) => months.length + part_months.length === 0)
      .map(({ days }) => `'${days}' names no month`),
    ...closures.flatMap(({ months, part_months = [] }) =>
      part_months.filter((month) => months.includes(month)).map((month) => `month ${month} is closed twice`),
    ),
    ...Array.from({ length: 12 }, (_, at) => at + 1)
      .filter((month) => spans.filter((one) => one === month).length !== 1)
      .map((month) => `month ${month} does not stand in the year once`),
    ...year.spans
      .filter(({ months, animals }) => animals.length > 0 && months.every((month) => whole.has(month)))
      .map(({ months }) => `promises animals in ${months.join(', ')}, which are closed`),
  ];
}

function animalFaults({ signature, year }: Travel, park: Park, animals: Animals): string[] {
  const fauna = new Set(park.fauna.map(folded));
  const named = [...signature, ...year.spans.flatMap((span) => span.animals)];
  return [
    ...(signature[0] === park.signature ? [] : ['the first signature species is not the poster’s']),
    ...[...new Set(named)].flatMap((id) => {
      const animal = animals.find((one) => one.id === id);
      if (!animal) return [`there is no animal ${id}`];
      return fauna.has(folded(animal.name)) ? [] : [`${animal.name} is not in the park’s fauna`];
    }),
  ];
}

function placeFaults({ languages, area }: Travel, { states, coordinates, area_km2 }: Park): string[] {
  const { lat, lng } = coordinates;
  const facts = states.map((state) => stateFacts[state]);
  const isInside = facts.some((one) => {
    const [west, south, east, north] = one?.box ?? [0, 0, 0, 0];
    return lng >= west && lng <= east && lat >= south && lat <= north;
  });
  const spoken = new Set(facts.flatMap((one) => one?.languages ?? []));
  return [
    ...(isInside ? [] : [`${lat}, ${lng} is not in ${states.join(', ')}`]),
    ...languages.names
      .filter((name) => !spoken.has(name))
      .map((name) => `${name} is not spoken in ${states.join(', ')}`),
    ...(area && area_km2 !== undefined ? ['the area stands in the park’s record already'] : []),
  ];
}

/** Prices change: who sets them is said instead. */
function priceFaults(record: Travel): string[] {
  const price = /₹|\brupees?\b|\bRs\.?\s?\d+|\bINR\b|\bUSD\b|\$\d/i.exec(JSON.stringify(record));
  return price ? [`names a price ('${price[0]}')`] : [];
}

function textsOf({ vegetation, permits, year, closures, ways_in }: Travel): string[] {
  return [
    vegetation.text,
    permits.text,
    ...ways_in.names,
    ...year.spans.map(({ text }) => text),
    ...closures.flatMap(({ note = [] }) => note),
  ];
}

/** Faults of what travellers are told of one park. */
export function travelFaults(record: Travel, parks: readonly Park[], animals: Animals): string[] {
  const park = parks.find(({ id }) => id === record.id);
  if (!park) return [`there is no park ${record.id}`];
  return [
    ...textsOf(record).flatMap((text) => proseFaults(park.name, text)),
    ...[
      ...monthFaults(record, park),
      ...animalFaults(record, park, animals),
      ...placeFaults(record, park),
      ...priceFaults(record),
    ].map((fault) => `${park.name}: ${fault}`),
  ];
}

/** Faults of what travellers are told of all parks. */
export const allTravelFaults = (
  records: readonly Travel[],
  parks: readonly Park[],
  animals: Animals,
): string[] => records.flatMap((record) => travelFaults(record, parks, animals));
