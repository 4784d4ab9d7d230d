import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { roster } from '../src/animals/roster';
import type { MeasuredTrack } from '../src/measured/measured-track.schema';
import { ImportError } from './import-track';

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Writes a track as two files: its points, and all else as a record of facts.
 * @param library the folder of the library
 * @throws ImportError for an id that is there, unless it shall be replaced
 */
export function saveTrack(library: string, { points, ...info }: MeasuredTrack, replace: boolean): void {
  const record = join(library, 'data/measured-tracks', `${info.id}.yaml`);
  if (!replace && existsSync(record))
    throw new ImportError([`${info.id} is there already: choose another --id, or --replace it.`]);
  const animal = roster.find(({ id }) => id === info.animal)?.slug;
  write(join(library, 'src/measured/points', `${info.id}.json`), `${JSON.stringify(points)}\n`);
  write(
    record,
    stringify({ ...info, ...(animal !== undefined && { animal }) }, { lineWidth: 108, singleQuote: true }),
  );
}
