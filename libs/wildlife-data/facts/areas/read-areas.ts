import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { areaKey } from '../../src/areas/area-key';
import { type Located, parseCsv, repeatedFaults } from '../csv-file';
import type { Checked } from '../yaml-file';
import { type AreaRow, areaRowSchema } from './area-row.schema';

const LONGEST_KEY = 80;

const keyFaults = (rows: readonly Located<AreaRow>[]): string[] => [
  ...rows
    .filter(({ row: { name } }) => areaKey(name).length > LONGEST_KEY)
    .map(({ at }) => `${at} name: It makes a key of more than ${LONGEST_KEY} letters.`),
  ...repeatedFaults(
    rows,
    ({ name }) => [areaKey(name)],
    (_key, { name }) => `name: ${name}`,
  ),
];

export function parseAreas(path: string, text: string): Checked<AreaRow[]> {
  const { value, faults } = parseCsv(path, text, areaRowSchema);
  if (!value) return { faults };
  const between = keyFaults(value);
  return between.length > 0 ? { faults: between } : { value: value.map(({ row }) => row), faults: [] };
}

/** @param root to which paths in faults are relative */
export const readAreas = (file: string, root: string): Checked<AreaRow[]> =>
  parseAreas(relative(root, file), readFileSync(file, 'utf8'));
