import { packedColumns } from '../packed-columns';
import type { TownRow } from './town-row.schema';

/** From 0, where nobody counted, to 9: each step is about three times as many people. */
const sizeOf = (people: number | undefined) =>
  people === undefined ? 0 : Math.min(9, Math.max(1, Math.floor(Math.log10(people) * 2) - 5));

/** In hundredths of a degree. */
const whole = (degrees: number) => Math.round(degrees * 100);

/** Town by town from south to north in each district, with the steps between them: that packs to half. */
export function packedTowns(rows: readonly TownRow[]) {
  const placeOf = ({ state, district }: TownRow) => `${state}|${district}`;
  const places = [...new Set(rows.map(placeOf))].sort();
  const towns = rows
    .map((row) => ({ row, at: places.indexOf(placeOf(row)) }))
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
          size: sizeOf(row.people),
        };
      }),
    ),
  };
}
