/** Records without the names of their fields, which stand once. */
export interface PackedRows {
  fields: readonly string[];
  rows: readonly (readonly unknown[])[];
}

/** The records as they were; a page that loads many is shorter so. */
export const unpackedRows = <Row>({ fields, rows }: PackedRows): Row[] =>
  rows.map(
    (row) =>
      Object.fromEntries(
        fields.map((field, at) => [field, row[at]]).filter(([, value]) => value != null),
      ) as Row,
  );
