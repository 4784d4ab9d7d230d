import { packedColumns } from '../packed-columns';
import type { TownRow } from './town-row.schema';

/** From 0, where nobody counted, to 9; each step triples the people. */
const toSize = (people: number | undefined) =>
  people === undefined ? 0 : Math.min(9, Math.max(1, Math.floor(Math.log10(people) * 2) - 5));

/** Hundredths of a degree. */
const whole = (degrees: number) => Math.round(degrees * 100);

/** Steps between neighbours pack to half. */
export function packedTowns(rows: readonly TownRow[]) {
  const districtKey = ({ state, district }: TownRow) => `${state}|${district}`;
  const places = [...new Set(rows.map(districtKey))].sort();
  const towns = rows
    .map((row) => ({ row, at: places.indexOf(districtKey(row)) }))
    .sort((one, other) => one.at - other.at || one.row.lat - other.row.lat || one.row.lng - other.row.lng);
  return {
    districts: packedColumns(
      places.map((place) => {
        const [state, name] = place.split('|');
        return { state, name: name || undefined };
      }),
    ),
    towns: packedColumns(
      towns.map(({ row, at }, index) => {
        const before = towns[index - 1];
        return {
          name: row.name,
          others: row.other_names.length > 0 ? row.other_names : undefined,
          district: at - (before?.at ?? 0),
          lat: whole(row.lat) - whole(before?.row.lat ?? 0),
          lng: whole(row.lng) - whole(before?.row.lng ?? 0),
          size: toSize(row.people),
        };
      }),
    ),
  };
}
