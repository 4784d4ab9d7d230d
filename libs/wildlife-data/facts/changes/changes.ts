import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseCsv } from '../csv-file';
import type { Checked } from '../yaml-file';

/** A line of `changes.csv`. */
const changeSchema = z.strictObject({
  record: z.string().regex(/^(species|parks)\/[a-z0-9-]+$/, 'This is not the name of a record.'),
  fingerprint: z.string().regex(/^[0-9a-f]{12}$/, 'This is not a fingerprint.'),
  changed: z.iso.date(),
});

export type Change = z.output<typeof changeSchema>;

export type NamedRecord = readonly [name: string, value: unknown];

const fingerprint = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);

export function parseChanges(path: string, text: string): Checked<Change[]> {
  const { value, faults } = parseCsv(path, text, changeSchema);
  return value ? { value: value.map(({ row }) => row), faults: [] } : { faults };
}

const isSame = (change: Change | undefined, value: unknown): change is Change =>
  change?.fingerprint === fingerprint(value);

const byRecord = (changes: readonly Change[]) => new Map(changes.map((change) => [change.record, change]));

/** Leaves out records that are newer than their line. */
export function changeDays(
  changes: readonly Change[],
  records: readonly NamedRecord[],
): Record<string, string> {
  const known = byRecord(changes);
  return Object.fromEntries(
    records.flatMap(([name, value]) => {
      const change = known.get(name);
      return isSame(change, value) ? [[name, change.changed]] : [];
    }),
  );
}

/** New and changed records get today. */
export function changesText(
  changes: readonly Change[],
  records: readonly NamedRecord[],
  today: string,
): string {
  const days = changeDays(changes, records);
  const lines = records.map(([name, value]) => `${name},${fingerprint(value)},${days[name] ?? today}\n`);
  return ['record,fingerprint,changed\n', ...lines].join('');
}
