import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MeasuredInfo, MeasuredTrack } from '../src/measured/measured-track.schema';
import { ImportError } from './import-track';

/**
 * Writes a track into a folder of tracks: its points as a file, the rest as an entry of the index.
 * @throws ImportError for an id that is there, unless it shall be replaced
 */
export function saveTrack(folder: string, { points, ...info }: MeasuredTrack, replace: boolean): void {
  const file = join(folder, 'index.json');
  const index = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MeasuredInfo[]) : [];
  if (!replace && index.some(({ id }) => id === info.id))
    throw new ImportError([`${info.id} is there already: choose another --id, or --replace it.`]);
  const others = index.filter(({ id }) => id !== info.id);
  const sorted = [...others, info].sort((a, b) => (a.id < b.id ? -1 : 1));
  mkdirSync(join(folder, 'points'), { recursive: true });
  writeFileSync(join(folder, 'points', `${info.id}.json`), `${JSON.stringify(points)}\n`);
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
