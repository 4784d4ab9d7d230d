import { parse } from 'csv-parse/sync';
import type { z } from 'zod';
import type { Checked } from './yaml-file';

export interface Located<Row> {
  at: string;
  row: Row;
}

interface Parsed {
  record: Record<string, string>;
  info: { lines: number };
}

export function parseCsv<Row>(path: string, text: string, schema: z.ZodType<Row>): Checked<Located<Row>[]> {
  let parsed: Parsed[];
  try {
    parsed = parse(text, { columns: true, info: true }) as unknown as Parsed[];
  } catch (error) {
    return { faults: [`${path}: ${error instanceof Error ? error.message : String(error)}`] };
  }
  const value: Located<Row>[] = [];
  const faults: string[] = [];
  for (const { record, info } of parsed) {
    const at = `${path}:${info.lines}`;
    const result = schema.safeParse(record);
    if (result.success) value.push({ at, row: result.data });
    else
      faults.push(
        ...result.error.issues.map(
          (issue) => `${at} ${String(issue.path[0] ?? 'columns')}: ${issue.message}`,
        ),
      );
  }
  return faults.length > 0 ? { faults } : { value, faults: [] };
}

/** @param said what stands there again */
export function repeatedFaults<Row, Key>(
  rows: readonly Located<Row>[],
  listKeys: (row: Row) => readonly Key[],
  said: (key: Key, row: Row) => string,
): string[] {
  const seen = new Map<Key, string>();
  return rows.flatMap(({ at, row }) =>
    listKeys(row).flatMap((key) => {
      const before = seen.get(key);
      seen.set(key, at);
      return before === undefined ? [] : [`${at} ${said(key, row)} is also in ${before}.`];
    }),
  );
}
