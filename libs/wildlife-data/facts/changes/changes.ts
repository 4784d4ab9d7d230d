import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseCsv } from '../csv-file';
import type { Checked } from '../yaml-file';

/** A line of `changes.csv`: a record as it has been since a day. */
const changeSchema = z.strictObject({
  record: z.string().regex(/^(species|parks)\/[a-z0-9-]+$/, 'This names no record.'),
  fingerprint: z.string().regex(/^[0-9a-f]{12}$/, 'This is no fingerprint.'),
  changed: z.iso.date(),
});

export type Change = z.output<typeof changeSchema>;

/** A record by the name of its file, as in `species/bengal-tiger`, and what it says. */
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

/** The day of each record's last change; none for a record that has been changed since its line was written. */
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

/** The text of `changes.csv` in which records that have changed, and new ones, have the day given. */
export function changesText(
  changes: readonly Change[],
  records: readonly NamedRecord[],
  today: string,
): string {
  const days = changeDays(changes, records);
  const lines = records.map(([name, value]) => `${name},${fingerprint(value)},${days[name] ?? today}\n`);
  return ['record,fingerprint,changed\n', ...lines].join('');
}
