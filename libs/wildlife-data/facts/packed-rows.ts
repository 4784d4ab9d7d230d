import type { PackedRows } from '../src/records/packed-rows';

/** Records as rows. Fields that few records have come last, where a row can end before them. */
export function packedRows(records: readonly object[]): PackedRows {
  const present = records.flatMap((record) =>
    Object.entries(record).flatMap(([field, value]) => (value === undefined ? [] : [field])),
  );
  const count = (field: string) => present.filter((each) => each === field).length;
  const fields = [...new Set(present)].sort((one, other) => count(other) - count(one));
  const rows = records.map((record) => {
    const values = fields.map((field) => (record as Record<string, unknown>)[field]);
    return values.slice(0, values.findLastIndex((value) => value !== undefined) + 1);
  });
  return { fields, rows };
}
