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

/** @throws ImportError for an existing id, unless `replace` */
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
