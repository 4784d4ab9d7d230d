import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseCsv, repeatedFaults } from '../csv-file';
import type { Checked } from '../yaml-file';
import { type TownRow, townRowSchema } from './town-row.schema';

/** Nobody could tell two towns of one name in a district apart. */
export function parseTowns(path: string, text: string): Checked<TownRow[]> {
  const { value, faults } = parseCsv(path, text, townRowSchema);
  if (!value) return { faults };
  const between = repeatedFaults(
    value,
    ({ name, district, state }) => [[name, district, state].filter(Boolean).join(', ')],
    (place) => `name: ${place}`,
  );
  return between.length > 0 ? { faults: between } : { value: value.map(({ row }) => row), faults: [] };
}

/** @param root to which paths in faults are relative */
export const readTowns = (file: string, root: string): Checked<TownRow[]> =>
  parseTowns(relative(root, file), readFileSync(file, 'utf8'));
