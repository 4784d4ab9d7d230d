import { searchKey } from '../../src/taxa/search-key';
import { toSlug } from '../../src/text/slug';
import { packedColumns } from '../packed-columns';
import type { AreaRow } from './area-row.schema';

export function packedAreas(rows: readonly AreaRow[], parks: readonly { name: string }[]) {
  const parksByName = new Map(parks.map(({ name }) => [searchKey(name), toSlug(name)]));
  const findPark = ({ name, other_names: others }: AreaRow) =>
    [name, ...others].map((each) => parksByName.get(searchKey(each))).find(Boolean);
  return packedColumns(
    rows.map((row) => ({
      name: row.name,
      others: row.other_names.length > 0 ? row.other_names : undefined,
      kinds: row.kinds,
      states: row.states,
      at: [row.lat, row.lng],
      km2: row.area_km2,
      park: findPark(row),
    })),
  );
}
