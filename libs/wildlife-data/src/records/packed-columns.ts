/** Records by their fields, of which each lists the values of all records; null, or the end of a list, where one has none. */
export type PackedColumns = Readonly<Record<string, readonly unknown[]>>;

/** The records as they were: like values side by side compress well, and names of fields stand once. */
export function unpackedColumns<Row>(columns: PackedColumns): Row[] {
  const fields = Object.entries(columns);
  const length = Math.max(...fields.map(([, values]) => values.length));
  return Array.from(
    { length },
    (_, at) =>
      Object.fromEntries(
        fields.map(([field, values]) => [field, values[at]]).filter(([, value]) => value != null),
      ) as Row,
  );
}
