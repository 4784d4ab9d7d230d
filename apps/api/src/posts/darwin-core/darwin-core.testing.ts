import countryCodes from 'i18n-iso-countries';
import { DomUtils, parseDocument } from 'htmlparser2';
import { readZip } from '../../testing';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export type Row = Readonly<Record<string, string>>;

export interface ReadArchive {
  occurrences: Row[];
  multimedia: Row[];
  /** All that its files say. */
  text: string;
  /** Broken rules of TDWG's text guide and GBIF's requirements for occurrences. */
  faults: string[];
}

const GBIF_LICENCES = ['publicdomain/zero/1.0', 'licenses/by/4.0', 'licenses/by-nc/4.0'].map(
  (licence) => `http://creativecommons.org/${licence}/legalcode`,
);
const REQUIRED = ['occurrenceID', 'basisOfRecord', 'scientificName', 'eventDate', 'license', 'rightsHolder'];
const RECOMMENDED = ['kingdom', 'taxonRank', 'occurrenceStatus', 'recordedBy'];
const RANKS = [
  'kingdom',
  'class',
  'order',
  'suborder',
  'infraorder',
  'superfamily',
  'family',
  'genus',
  'species',
  'subspecies',
];
const MEDIA_TERMS =
  'type format identifier references title description source audience created creator contributor publisher license rightsHolder'.split(
    ' ',
  );
const INDIA = { south: 6, west: 68, north: 37.5, east: 97.5 };
const DAY = String.raw`\d{4}-\d{2}-\d{2}`;
const DATE = new RegExp(`^(?:${DAY}(?:/${DAY})?|\\d{4}-\\d{2})$`);

const elements = (name: string, within: Element): Element[] => DomUtils.getElementsByTagName(name, within);
const readText = (name: string, within: Element): string =>
  elements(name, within)
    .map((element) => DomUtils.textContent(element).trim())
    .join('');

function readXml(bytes: Buffer | undefined): Element {
  const { children } = parseDocument(String(bytes), { xmlMode: true });
  const [root] = DomUtils.getElementsByTagName(() => true, children, false);
  if (root === undefined) throw new Error('A file of XML is missing.');
  return root;
}

const isAddress = (text = '') => /^https?:\/\/[^\s|]+$/.test(text) && URL.canParse(text);

/** True for text that is no UTF-8, begins with its mark, or has lost a letter. */
function isUnreadable(bytes: Buffer | undefined): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    // eslint-disable-next-line no-control-regex -- These are what must not be there.
    return /[\ufffd\ufeff\u0000-\u0008\u000b-\u001f]/.test(text);
  } catch {
    return true;
  }
}

/** GBIF's RECORDED_DATE_INVALID and RECORDED_DATE_UNLIKELY, for a day, a month or a stretch of days. */
function* dateFaults(date: string): Generator<string> {
  if (!DATE.test(date)) yield 'its date is not of ISO 8601';
  const ends = date.split('/').map((day) => new Date(`${day.padEnd(10, '-01')}T00:00:00Z`));
  const [first = NaN, last = first] = ends.map(Number);
  // The day after: its observer may be east of here.
  if (!(first >= Date.UTC(1600) && first <= Date.now() + 86_400_000)) yield 'its date is none, or unlikely';
  if (!(last >= first)) yield 'its date ends before it begins';
  if (ends.some((day, at) => !isNaN(+day) && !day.toISOString().startsWith(date.split('/')[at] ?? '')))
    yield 'its day is not in the calendar';
}

/** Reads a table as `meta.xml` describes it. */
function readTable(described: Element, files: ReadonlyMap<string, Buffer>, faults: string[]): Row[] {
  const file = readText('location', described);
  const { fieldsTerminatedBy, linesTerminatedBy, fieldsEnclosedBy, ignoreHeaderLines, encoding } =
    described.attribs;
  if (`${fieldsTerminatedBy} ${linesTerminatedBy} ${fieldsEnclosedBy}` !== '\\t \\n ')
    faults.push(`${file}: its separators are not those that were agreed`);
  if (encoding !== 'UTF-8' || ignoreHeaderLines !== '1')
    faults.push(`${file}: neither UTF-8 nor one head line`);
  if (isUnreadable(files.get(file))) faults.push(`${file}: not readable as UTF-8`);
  const terms = elements('field', described).map(({ attribs }) => attribs['term'] ?? '');
  if (new Set(terms).size < terms.length || !terms.every(isAddress))
    faults.push(`${file}: a term stands twice, or is no address`);
  const lines = String(files.get(file)).split('\n');
  if (lines.pop() !== '') faults.push(`${file}: the last line does not end`);
  const [head = [], ...rows] = lines.map((line) => line.split('\t'));
  const names = new Map([[0, 'occurrenceID']]);
  for (const { attribs } of elements('field', described))
    names.set(Number(attribs['index']), attribs['term']?.split('/').at(-1) ?? '');
  if (head.join() !== [...names.values()].join()) faults.push(`${file}: columns and terms differ`);
  return rows.map((cells, at) => {
    if (cells.length !== head.length) faults.push(`${file}: line ${at + 2} has ${cells.length} columns`);
    return Object.fromEntries(head.map((name, column) => [name, cells[column] ?? '']));
  });
}

function* placeFaults(row: Row): Generator<string> {
  const {
    decimalLatitude: lat,
    decimalLongitude: lng,
    geodeticDatum,
    coordinateUncertaintyInMeters: reach,
  } = row;
  if ((lat === '') !== (lng === '')) yield 'one coordinate alone';
  if (Math.abs(Number(lat)) > 90 || Math.abs(Number(lng)) > 180) yield 'coordinates beyond the globe';
  if (lat !== '' && Number(lat) === 0 && Number(lng) === 0) yield 'the coordinates of nowhere';
  // GBIF rounds more decimals away, and flags it.
  if (![lat, lng].every((degrees) => /^(?:|-?\d{1,3}(?:\.\d{1,5})?)$/.test(degrees ?? '')))
    yield `coordinates with more than five decimals: ${lat}, ${lng}`;
  if (geodeticDatum !== (lat === '' ? '' : 'WGS84')) yield 'coordinates without a datum';
  if (reach !== '' && !(Number.isInteger(Number(reach)) && Number(reach) > 0 && Number(reach) < 5_000_000))
    yield 'no whole number of metres';
  if (reach !== '' && lat === '') yield 'an uncertainty without coordinates';
  const country = row['countryCode'] ?? '';
  if (country !== '' && !(country.length === 2 && countryCodes.isValid(country)))
    yield 'no country of ISO 3166';
  const [north, east] = [Number(lat), Number(lng)];
  const isInIndia = north > INDIA.south && north < INDIA.north && east > INDIA.west && east < INDIA.east;
  if (country === 'IN' && lat !== '' && !isInIndia) yield 'coordinates outside its country';
  const isCoarse = (row['eventDate'] ?? '').length !== 10;
  if (isCoarse !== (row['dataGeneralizations'] !== ''))
    yield 'coarsened without words, or words without that';
  if (isCoarse !== (row['informationWithheld'] !== '')) yield 'withheld without words, or words without that';
}

/** GBIF would flag these. */
export function* occurrenceFaults(row: Row, siteUrl: string): Generator<string> {
  for (const term of [...REQUIRED, ...RECOMMENDED]) if (row[term] === '') yield `${term} is missing`;
  if (!row['occurrenceID']?.startsWith(`${siteUrl}/`)) yield 'its id is not below the site';
  if (!isAddress(row['occurrenceID']) || !isAddress(row['references'])) yield 'its id or page is no address';
  if (row['occurrenceStatus'] !== 'PRESENT') yield 'its status is not known';
  if (row['basisOfRecord'] !== 'HumanObservation') yield 'its basis of record is not known';
  if (row['kingdom'] !== 'Animalia' || !RANKS.includes(row['taxonRank'] ?? ''))
    yield 'kingdom or rank is not known';
  const words = (row['scientificName'] ?? '').split(' ');
  const length = { species: 2, subspecies: 3 }[row['taxonRank'] ?? ''] ?? 1;
  if (words.length !== length) yield 'its name is not of its rank';
  if (length > 1 && row['genus'] !== '' && row['genus'] !== words[0])
    yield `its genus ${row['genus']} and its name ${row['scientificName']} differ`;
  yield* dateFaults(row['eventDate'] ?? '');
  if (!GBIF_LICENCES.includes(row['license'] ?? '')) yield 'GBIF does not take its licence';
  if (!/^(?:|[1-9]\d*)$/.test(row['individualCount'] ?? '')) yield 'its count is no number';
  yield* placeFaults(row);
}

/** GBIF would flag these. */
export function* mediaFaults(row: Row, ids: ReadonlySet<string>, siteUrl: string): Generator<string> {
  if (!ids.has(row['occurrenceID'] ?? '')) yield 'a picture without its record';
  if (!row['identifier']?.startsWith(`${siteUrl}/media/`)) yield 'a picture without an address';
  if (!isAddress(row['identifier']) || !isAddress(row['references']))
    yield 'a picture or its page is no address';
  if (!/^image\/(?:jpeg|png|gif|webp|avif)$/.test(row['format'] ?? '')) yield 'no format of a picture';
  if (row['creator'] === '' || row['rightsHolder'] === '') yield 'a picture of nobody';
  if (row['type'] !== 'StillImage' || !row['license']?.startsWith('http://creativecommons.org/'))
    yield 'no open picture';
}

function* metadataFaults(eml: Element): Generator<string> {
  for (const name of ['title', 'abstract', 'pubDate', 'language'])
    if (readText(name, eml) === '') yield `no ${name}`;
  // GBIF calls shorter ones missing.
  if (readText('title', eml).length < 10 || readText('abstract', eml).length < 25)
    yield 'a title or abstract too short';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(readText('pubDate', eml))) yield 'no day of publication';
  if (!isAddress(readText('alternateIdentifier', eml))) yield 'no address of the data set';
  for (const role of ['creator', 'metadataProvider', 'contact']) {
    const [party] = elements(role, eml);
    if (
      !party ||
      readText('organizationName', party) === '' ||
      !readText('electronicMailAddress', party).includes('@')
    )
      yield `no address of the ${role}`;
  }
  const [link] = elements('ulink', eml);
  if (!GBIF_LICENCES.includes(link?.attribs['url'] ?? '')) yield 'no licence that GBIF takes';
}

/** Reads an archive back and checks each rule. */
export async function readArchive(zip: Buffer, siteUrl: string): Promise<ReadArchive> {
  const files = await readZip(zip);
  const faults: string[] = [];
  const meta = readXml(files.get('meta.xml'));
  const eml = readXml(files.get(meta.attribs['metadata'] ?? ''));
  const [core, ...otherCores] = elements('core', meta);
  const [extension] = elements('extension', meta);
  if (core === undefined || extension === undefined || otherCores.length > 0)
    throw new Error('There is not one core.');
  if (core.attribs['rowType'] !== 'http://rs.tdwg.org/dwc/terms/Occurrence')
    faults.push('the core is no occurrence');
  if (isUnreadable(files.get('meta.xml')) || isUnreadable(files.get('eml.xml')))
    faults.push('a file of XML is not readable as UTF-8');
  if (extension.attribs['rowType'] !== 'http://rs.gbif.org/terms/1.0/Multimedia')
    faults.push('the extension is not known');
  if (
    elements('field', extension).some(
      ({ attribs }) => !MEDIA_TERMS.includes(attribs['term']?.split('/').at(-1) ?? ''),
    )
  )
    faults.push('the extension has no such term');
  const occurrences = readTable(core, files, faults);
  const multimedia = readTable(extension, files, faults);
  const ids = new Set(occurrences.map((row) => row['occurrenceID'] ?? ''));
  if (ids.size < occurrences.length) faults.push('two records have one id');
  if (
    new Set(multimedia.map((row) => `${row['occurrenceID']} ${row['identifier']}`)).size < multimedia.length
  )
    faults.push('a record has a picture twice');
  for (const row of occurrences) faults.push(...occurrenceFaults(row, siteUrl));
  for (const row of multimedia) faults.push(...mediaFaults(row, ids, siteUrl));
  faults.push(...metadataFaults(eml));
  return { occurrences, multimedia, faults, text: [...files.values()].join('\n') };
}
