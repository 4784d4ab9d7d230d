import { parse } from 'csv-parse/sync';
import type { Fix } from '../src/measured/measured-track.schema';

export interface CsvAnimal {
  individual: string;
  scientificName: string;
  study: string;
  /** In the file's order. */
  fixes: Fix[];
  marked: number;
}

export interface MovebankCsv {
  animals: CsvAnimal[];
  /** The header is line 1. */
  problems: string[];
}

interface Record {
  record: { [column: string]: string | undefined };
  info: { lines: number };
}

const COLUMNS = [
  'timestamp',
  'location-long',
  'location-lat',
  'individual-local-identifier',
  'individual-taxon-canonical-name',
];
const OUTLIER_MARKS = ['manually-marked-outlier', 'algorithm-marked-outlier', 'import-marked-outlier'];

/** Movebank exports UTC: '2008-05-31 13:30:02.001'. */
function parseSeconds(timestamp: string): number | null {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?$/.test(timestamp)) return null;
  const ms = Date.parse(`${timestamp.replace(' ', 'T')}Z`);
  return Number.isNaN(ms) ? null : Math.floor(ms / 1_000);
}

function parseDegrees(text: string, max: number): number | null {
  const degrees = Number(text);
  return text.trim() === '' || !(Math.abs(degrees) <= max) ? null : degrees;
}

/**
 * Skips rows of other sensors.
 * @throws Error for missing columns
 */
export function readMovebankCsv(text: string): MovebankCsv {
  const animals = new Map<string, CsvAnimal>();
  const problems: string[] = [];
  let header: string[] = [];
  const records = parse(text, {
    bom: true,
    columns: (names: string[]) => (header = names),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  }) as unknown as Record[];
  const missing = COLUMNS.filter((column) => !header.includes(column));
  if (missing.length > 0)
    throw new Error(`This is not a Movebank export: it has no column ${missing.join(', ')}.`);

  for (const { record, info } of records) {
    const cell = (column: string) => record[column]?.trim() ?? '';
    const [lng, lat] = [cell('location-long'), cell('location-lat')];
    if (lng === '' && lat === '') continue;
    const fix = [parseDegrees(lng, 180), parseDegrees(lat, 90), parseSeconds(cell('timestamp'))] as const;
    const individual = cell('individual-local-identifier');
    const wrong = [
      ...(fix[0] === null ? [`location-long is '${lng}', not degrees`] : []),
      ...(fix[1] === null ? [`location-lat is '${lat}', not degrees`] : []),
      ...(fix[2] === null
        ? [`timestamp is '${cell('timestamp')}', not a time such as 2008-05-31 13:30:02.001`]
        : []),
      ...(individual === '' ? ['individual-local-identifier is empty'] : []),
    ];
    if (wrong.length > 0) {
      problems.push(`line ${info.lines}: ${wrong.join('; ')}`);
      continue;
    }
    const animal = animals.get(individual) ?? {
      individual,
      scientificName: cell('individual-taxon-canonical-name'),
      study: cell('study-name'),
      fixes: [],
      marked: 0,
    };
    animals.set(individual, animal);
    if (cell('visible') === 'false' || OUTLIER_MARKS.some((mark) => cell(mark) === 'true'))
      animal.marked += 1;
    else animal.fixes.push(fix as Fix);
  }
  return { animals: [...animals.values()], problems };
}
