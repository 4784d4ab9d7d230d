import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseCsv, repeatedFaults } from '../csv-file';
import type { Checked } from '../yaml-file';
import { type TownRow, townRowSchema } from './town-row.schema';

/** The towns of a file of lines, or each fault with file and line. Nobody could tell two of a name in one district apart. */
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

/** @param root from which faults name the file */
export const readTowns = (file: string, root: string): Checked<TownRow[]> =>
  parseTowns(relative(root, file), readFileSync(file, 'utf8'));
