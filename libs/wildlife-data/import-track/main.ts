import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { roster } from '../src/animals/roster';
import { ImportError, importTrack, type ImportOptions } from './import-track';
import { saveTrack } from './save-track';

const USAGE = `npx nx run wildlife-data:import-track --csv=FILE --id=ID --species=NAME --medium=air|land|sea|river
  --title=TITLE --authors=AUTHORS --year=YEAR --doi=DOI (or --url=ADDRESS) --licence='CC BY 4.0' --credit=LINE
  [--individual=NAME] [--gap-days=4] [--max-speed=KMH] [--skip-invalid] [--replace]

Imports one animal of a Movebank export (CSV) into the measured tracks.`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const media = ['air', 'land', 'sea', 'river'] as const;
const library = join(import.meta.dirname, '..');

function run(): void {
  const { values } = parseArgs({
    options: {
      csv: text,
      id: text,
      species: text,
      individual: text,
      medium: text,
      title: text,
      authors: text,
      year: text,
      doi: text,
      url: text,
      licence: text,
      credit: text,
      'gap-days': { type: 'string', default: '4' },
      'max-speed': text,
      'skip-invalid': flag,
      replace: flag,
    },
  });
  const problems: string[] = [];
  const needed = (name: 'csv' | 'id' | 'species' | 'title' | 'authors' | 'licence' | 'credit' | 'year') => {
    if (values[name] === undefined) problems.push(`--${name} is needed.`);
    return values[name] ?? '';
  };
  const medium = media.find((each) => each === values.medium);
  if (!medium) problems.push(`--medium is one of ${media.join(', ')}.`);
  const csv = needed('csv');
  const options: ImportOptions = {
    id: needed('id'),
    species: needed('species'),
    individual: values.individual,
    medium: medium ?? 'land',
    source: {
      title: needed('title'),
      authors: needed('authors'),
      year: Number(needed('year')),
      ...(values.doi !== undefined && { doi: values.doi }),
      ...(values.url !== undefined && { url: values.url }),
      licence: needed('licence'),
      credit: needed('credit'),
    },
    gapDays: Number(values['gap-days']),
    skipInvalid: values['skip-invalid'],
    ...(values['max-speed'] !== undefined && { maxSpeed: Number(values['max-speed']) }),
  };
  if (problems.length > 0) throw new ImportError([...problems, '', USAGE]);
  const { track, report } = importTrack(readFileSync(csv, 'utf8'), options, roster);
  saveTrack(library, track, values.replace);
  console.log([...report, `Written as ${track.id}.`].join('\n'));
}

try {
  run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
