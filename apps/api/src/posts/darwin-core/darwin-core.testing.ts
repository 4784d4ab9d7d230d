import countryCodes from 'i18n-iso-countries';
import { DomUtils, parseDocument } from 'htmlparser2';
import { readZip } from '../../testing';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

type Row = Record<string, string>;

export interface ReadArchive {
  occurrences: Row[];
  multimedia: Row[];
  /** All that its files say. */
  text: string;
  /** Rules of TDWG's text guide and of GBIF's requirements for occurrences that it breaks. */
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
const DAY = String.raw`\d{4}-\d{2}-\d{2}`;
const DATE = new RegExp(`^(?:${DAY}(?:/${DAY})?|\\d{4}-\\d{2})$`);

const elements = (name: string, within: Element): Element[] => DomUtils.getElementsByTagName(name, within);
const textOf = (name: string, within: Element): string =>
  elements(name, within)
    .map((element) => DomUtils.textContent(element).trim())
    .join('');

function readXml(bytes: Buffer | undefined): Element {
  const { children } = parseDocument(String(bytes), { xmlMode: true });
  const [root] = DomUtils.getElementsByTagName(() => true, children, false);
  if (root === undefined) throw new Error('A file of XML is missing.');
  return root;
}

/** Reads a table as `meta.xml` describes it. */
function readTable(described: Element, files: ReadonlyMap<string, Buffer>, faults: string[]): Row[] {
  const file = textOf('location', described);
  const { fieldsTerminatedBy, linesTerminatedBy, fieldsEnclosedBy, ignoreHeaderLines, encoding } =
    described.attribs;
  if (`${fieldsTerminatedBy} ${linesTerminatedBy} ${fieldsEnclosedBy}` !== '\\t \\n ')
    faults.push(`${file}: its separators are not those that were agreed`);
  if (encoding !== 'UTF-8' || ignoreHeaderLines !== '1')
    faults.push(`${file}: neither UTF-8 nor one head line`);
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
  if ((lat === '') !== (geodeticDatum === '')) yield 'coordinates without a datum';
  if (reach !== '' && !(Number.isInteger(Number(reach)) && Number(reach) > 0))
    yield 'no whole number of metres';
  if (reach !== '' && lat === '') yield 'an uncertainty without coordinates';
  if (row['countryCode'] !== '' && !countryCodes.isValid(row['countryCode'] ?? ''))
    yield 'no country of ISO 3166';
  const isCoarse = (row['eventDate'] ?? '').length !== 10;
  if (isCoarse !== (row['dataGeneralizations'] !== ''))
    yield 'coarsened without words, or words without that';
  if (isCoarse !== (row['informationWithheld'] !== '')) yield 'withheld without words, or words without that';
}

function* occurrenceFaults(row: Row, siteUrl: string): Generator<string> {
  for (const term of [...REQUIRED, ...RECOMMENDED]) if (row[term] === '') yield `${term} is missing`;
  if (!row['occurrenceID']?.startsWith(`${siteUrl}/`)) yield 'its id is not below the site';
  if (row['basisOfRecord'] !== 'HumanObservation') yield 'its basis of record is not known';
  if (row['kingdom'] !== 'Animalia' || !RANKS.includes(row['taxonRank'] ?? ''))
    yield 'kingdom or rank is not known';
  if (!DATE.test(row['eventDate'] ?? '')) yield 'its date is not of ISO 8601';
  if (!GBIF_LICENCES.includes(row['license'] ?? '')) yield 'GBIF does not take its licence';
  if (!/^(?:|[1-9]\d*)$/.test(row['individualCount'] ?? '')) yield 'its count is no number';
  yield* placeFaults(row);
}

function* mediaFaults(row: Row, ids: ReadonlySet<string>, siteUrl: string): Generator<string> {
  if (!ids.has(row['occurrenceID'] ?? '')) yield 'a picture without its record';
  if (!row['identifier']?.startsWith(`${siteUrl}/media/`)) yield 'a picture without an address';
  if (row['type'] !== 'StillImage' || !row['license']?.startsWith('http://creativecommons.org/'))
    yield 'no open picture';
}

function* metadataFaults(eml: Element): Generator<string> {
  for (const name of ['title', 'abstract', 'pubDate', 'language'])
    if (textOf(name, eml) === '') yield `no ${name}`;
  for (const role of ['creator', 'metadataProvider', 'contact']) {
    const [party] = elements(role, eml);
    if (party === undefined || !textOf('electronicMailAddress', party).includes('@'))
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
  const occurrences = readTable(core, files, faults);
  const multimedia = readTable(extension, files, faults);
  const ids = new Set(occurrences.map((row) => row['occurrenceID'] ?? ''));
  if (ids.size < occurrences.length) faults.push('two records have one id');
  for (const row of occurrences) faults.push(...occurrenceFaults(row, siteUrl));
  for (const row of multimedia) faults.push(...mediaFaults(row, ids, siteUrl));
  faults.push(...metadataFaults(eml));
  return { occurrences, multimedia, faults, text: [...files.values()].join('\n') };
}
