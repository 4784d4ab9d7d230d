import { daySchema, dayFault, type ImportSource, lastSightingDay } from '@aranya/contracts';
import Papa from 'papaparse';
import { m } from '../../../lib/language/messages';
import { getLocale, intlLocale } from '../../../lib/language/locale';

const MAX_LINES = 100_000;
/** Far above the size of that many lines. */
const MAX_BYTES = 200 * 1024 * 1024;
const SHOWN_BAD_LINES = 100;

export interface ListedName {
  scientific_name: string;
  common_name: string;
  /** The first day with this name; null where no line has one. */
  seen_on: string | null;
  /** The number of lines with it. */
  lines: number;
}

export interface BadLine {
  /** Counted as in a text editor. */
  line: number;
  why: string;
}

export interface ReadList {
  source: ImportSource;
  /** Each once, in the order of the file. */
  names: ListedName[];
  /** Lines with a record. */
  lines: number;
  /** Records of plants, fungi and microbes. */
  others: number;
  badCount: number;
  /** The first of them. */
  bad: BadLine[];
}

/** The message tells the user what is wrong with the file. */
export class UnreadableList extends Error {}

interface Format {
  source: ImportSource;
  scientific: string;
  common: string;
  day: string;
  /** Without these columns the file is refused. */
  needed: readonly string[];
  title: () => string;
}

/** The columns of both sites' files, in any order and with others beside them. */
const formats: readonly [Format, Format] = [
  {
    source: 'ebird',
    scientific: 'Scientific Name',
    common: 'Common Name',
    day: 'Date',
    needed: ['Common Name', 'Scientific Name', 'Date'],
    title: m.import_ebird,
  },
  {
    source: 'inaturalist',
    scientific: 'scientific_name',
    common: 'common_name',
    day: 'observed_on',
    // On that site, people choose the columns of their export.
    needed: ['scientific_name', 'observed_on'],
    title: m.import_inaturalist,
  },
];

/** Kingdoms of iNaturalist other than animals. */
const OTHER_KINGDOMS = new Set([
  'Plantae',
  'Fungi',
  'Chromista',
  'Protozoa',
  'Bacteria',
  'Viruses',
  'Archaea',
]);

const listed = (names: readonly string[]) =>
  new Intl.ListFormat(getLocale() === 'en' ? 'en-GB' : intlLocale()).format(names.map((name) => `“${name}”`));

function detectFormat(columns: readonly string[]): Format {
  const lacks = ({ needed }: Format) => needed.filter((column) => !columns.includes(column));
  const found = formats.find((format) => lacks(format).length === 0);
  if (found) return found;
  const near = formats.find((format) => lacks(format).length < format.needed.length);
  const missing = (format: Format) => {
    const names = lacks(format);
    return m.import_columns({ count: names.length, names: listed(names), file: format.title() });
  };
  throw new UnreadableList(
    near
      ? m.import_lacks({ columns: missing(near) })
      : m.import_neither({ columns: formats.map(missing).join(m.import_and()) }),
  );
}

/** A day comes before none. */
export const earlierDay = (one: string | null, other: string | null) =>
  other === null || (one !== null && one < other) ? one : other;

const blank = (row: readonly string[]) => row.every((field) => field.trim() === '');

/** Counts line breaks in a row, as comments can contain them. */
const breaksIn = (row: readonly string[]) =>
  row.reduce((breaks, field) => breaks + (field.match(/\r\n|\n|\r/g)?.length ?? 0), 0);

const dayFaults = { future: m.import_future, too_early: m.import_too_early };

/** Caches what it said of a day, as a list has many lines of each. */
function createDayCheck(now: Date): (day: string) => string | null {
  const said = new Map<string, string | null>();
  const dayProblem = (day: string) => {
    if (!daySchema.safeParse(day).success) return m.import_date_form();
    const fault = dayFault(day, lastSightingDay(now));
    return fault && dayFaults[fault]();
  };
  return (day) => {
    const before = said.get(day);
    if (before !== undefined) return before;
    const fault = dayProblem(day);
    said.set(day, fault);
    return fault;
  };
}

function createReading(columns: readonly string[], now: Date) {
  const { source, ...format } = detectFormat(columns);
  const at = (name: string) => columns.indexOf(name);
  const [scientific, common, day, kingdom] = [
    at(format.scientific),
    at(format.common),
    at(format.day),
    at('iconic_taxon_name'),
  ];
  const faultOfDay = createDayCheck(now);
  const names = new Map<string, ListedName>();
  const read: Omit<ReadList, 'names'> = { source, lines: 0, others: 0, badCount: 0, bad: [] };

  const note = (scientificName: string, commonName: string, seenOn: string | null) => {
    const key = (scientificName || commonName).toLowerCase();
    const known = names.get(key);
    if (!known) {
      names.set(key, { scientific_name: scientificName, common_name: commonName, seen_on: seenOn, lines: 1 });
      return;
    }
    known.lines += 1;
    known.seen_on = earlierDay(known.seen_on, seenOn);
  };
  const refuse = (line: number, why: string) => {
    read.badCount += 1;
    if (read.bad.length < SHOWN_BAD_LINES) read.bad.push({ line, why });
  };
  const take = (row: readonly string[], line: number, isBroken: boolean) => {
    const field = (column: number) => row[column]?.trim() ?? '';
    if (read.lines >= MAX_LINES) throw new UnreadableList(m.import_too_long());
    read.lines += 1;
    if (isBroken) return refuse(line, m.import_quote());
    if (row.length <= day) return refuse(line, m.import_short());
    if (OTHER_KINGDOMS.has(field(kingdom))) {
      read.others += 1;
      return;
    }
    const [scientificName, commonName, seenOn] = [field(scientific), field(common), field(day)];
    if (scientificName === '' && commonName === '') return refuse(line, m.import_no_name());
    const fault = seenOn === '' ? null : faultOfDay(seenOn);
    if (fault !== null) return refuse(line, fault);
    note(scientificName, commonName, seenOn || null);
  };
  return { take, end: (): ReadList => ({ ...read, names: [...names.values()] }) };
}

/**
 * Reads the text of an eBird or iNaturalist file.
 * @throws UnreadableList for a file that is neither, or too long
 */
export function readListText(text: string, now: Date): ReadList {
  let reading: ReturnType<typeof createReading> | undefined;
  let line = 1;
  Papa.parse<string[]>(text, {
    // The parser removes a byte order mark from the first column's name.
    step: ({ data, errors }) => {
      if (!blank(data)) {
        const isBroken = errors.some(({ type }) => type === 'Quotes');
        if (reading) reading.take(data, line, isBroken);
        else
          reading = createReading(
            data.map((column) => column.trim()),
            now,
          );
      }
      line += 1 + breaksIn(data);
    },
  });
  return (reading ?? createReading([], now)).end();
}

/**
 * Reads a file on the device.
 * @throws UnreadableList for a file of neither site, or too long
 */
export async function readList(file: File, now = new Date()): Promise<ReadList> {
  if (file.size > MAX_BYTES) throw new UnreadableList(m.import_too_long());
  const text = await file.text();
  if (text.startsWith('PK')) throw new UnreadableList(m.import_zip());
  const read = readListText(text, now);
  if (read.lines === 0) throw new UnreadableList(m.import_empty());
  return read;
}
