import type { Travel } from '../parks/travel/travel.schema';
import type { Park } from '../parks/park.schema';
import { stateFacts } from '../parks/travel/state-facts';
import { folded } from '../text/folded';
import { closedDaysFaults } from './closed-days';
import { proseFaults } from './plain-prose';
import { inField, type RecordFault } from './record-fault';

type Animals = readonly { id: number; name: string }[];

function closureFaults({ closures }: Travel, park: Park): string[] {
  const closed = new Set(closures.flatMap(({ months }) => months));
  return [
    ...park.months.filter((month) => closed.has(month)).map((month) => `month ${month} is best and closed`),
    ...closures
      .filter(({ months, part_months = [] }) => months.length + part_months.length === 0)
      .map(({ days }) => `'${days}' names no month`),
    ...closures.flatMap(closedDaysFaults),
    ...closures.flatMap(({ months, part_months = [] }) =>
      part_months.filter((month) => months.includes(month)).map((month) => `month ${month} is closed twice`),
    ),
  ];
}

function yearFaults({ closures, year }: Travel): string[] {
  const spans = year.spans.flatMap(({ months }) => months);
  const whole = new Set(closures.filter((closure) => closure.whole).flatMap(({ months }) => months));
  return [
    ...Array.from({ length: 12 }, (_, at) => at + 1)
      .filter((month) => spans.filter((one) => one === month).length !== 1)
      .map((month) => `month ${month} does not stand in the year once`),
    ...year.spans
      .filter(({ months, animals }) => animals.length > 0 && months.every((month) => whole.has(month)))
      .map(({ months }) => `promises animals in ${months.join(', ')}, which are closed`),
  ];
}

function animalFaults(named: readonly number[], park: Park, animals: Animals): string[] {
  const fauna = new Set(park.fauna.map(folded));
  return [...new Set(named)].flatMap((id) => {
    const animal = animals.find((one) => one.id === id);
    if (!animal) return [`there is no animal ${id}`];
    return fauna.has(folded(animal.name)) ? [] : [`${animal.name} is not in the park’s fauna`];
  });
}

function placeFaults({ states, coordinates: { lat, lng } }: Park): string[] {
  const isInside = states.some((state) => {
    const [west, south, east, north] = stateFacts[state]?.box ?? [0, 0, 0, 0];
    return lng >= west && lng <= east && lat >= south && lat <= north;
  });
  return isInside ? [] : [`${lat}, ${lng} is not in ${states.join(', ')}`];
}

function languageFaults({ languages }: Travel, { states }: Park): string[] {
  const spoken = new Set(states.flatMap((state) => stateFacts[state]?.languages ?? []));
  return languages.names
    .filter((name) => !spoken.has(name))
    .map((name) => `${name} is not spoken in ${states.join(', ')}`);
}

function priceFaults(record: Travel): string[] {
  const price = /₹|\brupees?\b|\bRs\.?\s?\d+|\bINR\b|\bUSD\b|\$\d/i.exec(JSON.stringify(record));
  return price ? [`names a price ('${price[0]}')`] : [];
}

function listTexts({
  vegetation,
  permits,
  year,
  closures,
  ways_in,
}: Travel): [field: string, text: string][] {
  return [
    ['vegetation', vegetation.text],
    ['permits', permits.text],
    ...ways_in.names.map((text, at): [string, string] => [`ways_in.names.${at}`, text]),
    ...year.spans.map(({ text }, at): [string, string] => [`year.spans.${at}`, text]),
    ...closures.flatMap(({ note }, at): [string, string][] => (note ? [[`closures.${at}`, note]] : [])),
  ];
}

export function travelFaults(record: Travel, park: Park, animals: Animals): RecordFault[] {
  const { signature, year, area } = record;
  const ofPoster = signature[0] === park.signature;
  const inSpans = year.spans.flatMap((span) => span.animals).filter((id) => !signature.includes(id));
  const byField: [field: string, faults: string[]][] = [
    ['travel.closures', closureFaults(record, park)],
    ['travel.year', [...yearFaults(record), ...animalFaults(inSpans, park, animals)]],
    [
      'travel.signature',
      [
        ...(ofPoster ? [] : ['the first signature species is not the poster’s']),
        ...animalFaults(signature, park, animals),
      ],
    ],
    ['coordinates', placeFaults(park)],
    ['travel.languages', languageFaults(record, park)],
    [
      'travel.area',
      area && park.area_km2 !== undefined ? ['the area stands in the park’s record already'] : [],
    ],
    ['travel', priceFaults(record)],
  ];
  return [
    ...listTexts(record).flatMap(([field, text]) => inField(`travel.${field}`, proseFaults(park.name, text))),
    ...byField.flatMap(([field, faults]) =>
      inField(
        field,
        faults.map((fault) => `${park.name}: ${fault}`),
      ),
    ),
  ];
}
