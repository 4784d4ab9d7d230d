import countryCodes from 'i18n-iso-countries';
import type { Animal } from '../animals/animal.schema';
import type { Glance } from '../glance/glance.schema';
import { parksOfAnimal } from '../lookups/park-lookups';
import type { Park } from '../parks/park.schema';

const indianSeas: readonly string[] = ['Arabian Sea', 'Bay of Bengal', 'Indian Ocean'];

function orderFaults(name: string, field: string, list: readonly string[] = []): string[] {
  const twice = list.filter((entry, at) => list.indexOf(entry) !== at);
  const sorted = list.every((entry, at) => (list[at - 1] ?? '') <= entry);
  return [
    ...twice.map((entry) => `${name}: range.${field} names ${entry} twice`),
    ...(sorted ? [] : [`${name}: range.${field} is not in alphabetical order`]),
  ];
}

export function glanceRangeFaults(
  { name, india, conservation_status: status }: Pick<Animal, 'name' | 'india' | 'conservation_status'>,
  { range }: Glance,
  parks: readonly Pick<Park, 'name' | 'fauna' | 'states'>[],
): string[] {
  const { countries, introduced = [], throughout = [], seas = [], states } = range;
  const faults = [
    ...[...countries, ...introduced]
      .filter((code) => code.length !== 3 || !countryCodes.isValid(code))
      .map((code) => `${name}: range names '${code}', which is no country of ISO 3166`),
    ...orderFaults(name, 'countries', countries),
    ...orderFaults(name, 'introduced', introduced),
    ...orderFaults(name, 'throughout', throughout),
    ...orderFaults(name, 'states', states),
    ...throughout
      .filter((code) => !countries.includes(code) && !introduced.includes(code))
      .map((code) => `${name}: range says throughout ${code}, but does not name it`),
    ...introduced
      .filter((code) => countries.includes(code))
      .map((code) => `${name}: range names ${code} as native and as introduced`),
  ];
  const inIndia = countries.includes('IND');
  const ofIndia = india || status === 'Domesticated';
  if (countries.length + introduced.length + seas.length === 0)
    faults.push(`${name}: range names neither a country nor a sea`);
  if (india && !inIndia && !seas.some((sea) => indianSeas.includes(sea)))
    faults.push(`${name}: lives wild in India, but range names neither IND nor a sea of India`);
  if (!ofIndia && inIndia)
    faults.push(`${name}: range names IND, but the animal does not live wild in India`);
  if (states && !ofIndia)
    faults.push(`${name}: range names states, but the animal does not live wild in India`);
  if (inIndia && seas.length === 0 && !states?.length)
    faults.push(`${name}: range names no state, as every Indian animal of land and rivers does`);
  const listed = new Set<string>(states);

  if (listed.size > 0 && seas.length === 0)
    for (const park of parksOfAnimal(parks, { name }))
      if (!park.states.some((state) => listed.has(state)))
        faults.push(`${name}: range.states lacks ${park.states.join(' and ')}, where ${park.name} has it`);
  return faults;
}
