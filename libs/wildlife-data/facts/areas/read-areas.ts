import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { areaKey } from '../../src/areas/area-key';
import { type Located, parseCsv } from '../csv-file';
import type { Checked } from '../yaml-file';
import { type AreaRow, areaRowSchema } from './area-row.schema';

/** Keys stand where slugs do, which are no longer. */
const LONGEST_KEY = 80;

function keyFaults(rows: readonly Located<AreaRow>[]): string[] {
  const seen = new Map<string, string>();
  return rows.flatMap(({ at, row: { name } }) => {
    const key = areaKey(name);
    const before = seen.get(key);
    seen.set(key, at);
    return [
      ...(key.length > LONGEST_KEY
        ? [`${at} name: It makes a key of more than ${LONGEST_KEY} letters.`]
        : []),
      ...(before === undefined ? [] : [`${at} name: ${name} stands also in ${before}.`]),
    ];
  });
}

/** The areas of a file of lines, or each fault with file and line. */
export function parseAreas(path: string, text: string): Checked<AreaRow[]> {
  const { value, faults } = parseCsv(path, text, areaRowSchema);
  if (!value) return { faults };
  const between = keyFaults(value);
  return between.length > 0 ? { faults: between } : { value: value.map(({ row }) => row), faults: [] };
}

/** @param root from which faults name the file */
export const readAreas = (file: string, root: string): Checked<AreaRow[]> =>
  parseAreas(relative(root, file), readFileSync(file, 'utf8'));
