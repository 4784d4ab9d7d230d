/** All values of a field; null, or the list's end, for none. */
export type PackedColumns = Readonly<Record<string, readonly unknown[]>>;

/** Like values side by side compress well. */
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
