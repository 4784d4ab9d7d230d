import type { PackedColumns } from '../src/records/packed-columns';

export function packedColumns(records: readonly object[]): PackedColumns {
  const fields = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const columns = fields.map((field) => {
    const values = records.map((record) => (record as Record<string, unknown>)[field] ?? null);
    return [field, values.slice(0, values.map((value) => value !== null).lastIndexOf(true) + 1)] as const;
  });
  return Object.fromEntries(columns.filter(([, values]) => values.length > 0));
}
