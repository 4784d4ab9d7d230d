import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { DomUtils, parseDocument } from 'htmlparser2';
import { ImportError } from './import-error';
import { readTable, type TableFault, type TableFormat, type TableRow, termName } from './read-table';
import { openZip, type ZipFile } from './zip-file';

export interface DatasetFacts {
  title: string;
  credit: string;
  licence: string;
  licenceUrl: string;
  url: string;
}

type Rows = AsyncIterable<TableRow | TableFault>;

export interface TaxonFile {
  facts: DatasetFacts;
  /** Each call begins at the start. */
  taxa(): Rows;
  /** Tables of common names, each line with its taxon's id as `coreid`. */
  names: (() => Rows)[];
}

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const TAXA = 'taxon';
const NAMES = 'vernacularname';
/** GBIF's descriptions have a few kilobytes. */
const LONGEST_XML = 4 * 1024 * 1024;

const elements = (name: string, within: Element | Element[]): Element[] =>
  DomUtils.getElementsByTagName(name, within);
const firstText = (name: string, within: Element | Element[]): string => {
  const [found] = elements(name, within);
  return found === undefined ? '' : DomUtils.textContent(found).replace(/\s+/g, ' ').trim();
};

async function readXml(zip: ZipFile, name: string): Promise<Element[]> {
  const { children } = parseDocument(await text(zip.read(name, LONGEST_XML)), { xmlMode: true });
  return DomUtils.getElementsByTagName(() => true, children, false);
}

const ESCAPES: Record<string, string> = { '\\t': '\t', '\\n': '\n', '\\r': '\r' };
const unescaped = (written: string) => ESCAPES[written] ?? written;

function readFormat({ attribs, ...described }: Element): TableFormat {
  const table = { attribs, ...described } as Element;
  if (!/^utf-?8$/i.test(attribs['encoding'] ?? 'UTF-8'))
    throw new ImportError(`${firstText('location', table)} is not in UTF-8.`);
  const columns = new Map<string, number>();
  const constants = new Map<string, string>();
  for (const tag of ['id', 'coreid'])
    for (const { attribs: id } of elements(tag, table)) columns.set(tag, Number(id['index']));
  for (const { attribs: field } of elements('field', table)) {
    const term = termName(field['term'] ?? '');
    if (field['index'] !== undefined) columns.set(term, Number(field['index']));
    if (field['default'] !== undefined) constants.set(term, field['default']);
  }
  // Even without a field for it.
  const id = columns.get('id');
  if (id !== undefined) columns.set('taxonid', id);
  const quote = attribs['fieldsEnclosedBy'] ?? '"';
  return {
    delimiter: unescaped(attribs['fieldsTerminatedBy'] ?? ','),
    quote: quote === '' ? null : quote,
    headLines: Number(attribs['ignoreHeaderLines'] ?? 0),
    columns,
    constants,
  };
}

function factsIn(eml: Element[]): DatasetFacts {
  const [dataset] = elements('dataset', eml);
  if (dataset === undefined) return { title: '', credit: '', licence: '', licenceUrl: '', url: '' };
  const rights = elements('intellectualRights', dataset);
  const people = elements('creator', dataset).map(
    (creator) =>
      firstText('organizationName', creator) ||
      `${firstText('givenName', creator)} ${firstText('surName', creator)}`.trim(),
  );
  const [link] = elements('ulink', rights);
  return {
    title: firstText('title', dataset),
    credit: firstText('citation', eml) || [...new Set(people.filter(Boolean))].join(', '),
    licence: firstText('citetitle', rights) || firstText('intellectualRights', dataset),
    licenceUrl: link?.attribs['url'] ?? '',
    url:
      elements('alternateIdentifier', dataset)
        .map((id) => DomUtils.textContent(id).trim())
        .map((id) => id.replace(/^(?:doi:)?(?=10\.\d+\/)/i, 'https://doi.org/'))
        .find((id) => /^https?:/.test(id)) ?? '',
  };
}

async function openArchive(path: string): Promise<TaxonFile> {
  const zip = await openZip(path);
  const folder = zip.names.find((name) => /(?:^|\/)meta\.xml$/.test(name))?.replace(/meta\.xml$/, '');
  if (folder === undefined) throw new ImportError(`${path} has no meta.xml: it is no Darwin Core Archive.`);
  const [archive] = await readXml(zip, `${folder}meta.xml`);
  const [core] = archive === undefined ? [] : elements('core', archive);
  if (archive === undefined || core === undefined || termName(core.attribs['rowType'] ?? '') !== TAXA)
    throw new ImportError(`${path} is no archive of taxa: the core in its meta.xml has other records.`);
  const openTable = (described: Element) => {
    const format = readFormat(described);
    const file = `${folder}${firstText('location', described)}`;
    return () => readTable(zip.read(file), format);
  };
  const eml = `${folder}${archive.attribs['metadata'] ?? 'eml.xml'}`;
  return {
    facts: factsIn(zip.names.includes(eml) ? await readXml(zip, eml) : []),
    taxa: openTable(core),
    names: elements('extension', archive)
      .filter(({ attribs }) => termName(attribs['rowType'] ?? '') === NAMES)
      .map(openTable),
  };
}

const DELIMITERS = ['\t', ';', ','] as const;

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function openPlain(path: string, start: string): TaxonFile {
  const [head = ''] = start.split(/[\r\n]/, 1);
  const delimiter = DELIMITERS.find((one) => head.includes(one)) ?? ',';
  const columns = head.split(delimiter).map((name) => termName(name.replaceAll('"', '')));
  if (!columns.includes('scientificname') && !columns.includes('canonicalname'))
    throw new ImportError(`${path} has no column scientificName: its first line names Darwin Core's terms.`);
  const format: TableFormat = {
    delimiter,
    // Exports with tabs have quotation marks as part of names.
    quote: delimiter === '\t' ? null : '"',
    headLines: 1,
    columns: null,
    constants: new Map(),
  };
  const facts = { title: '', credit: '', licence: '', licenceUrl: '', url: '' };
  return { facts, taxa: () => readTable(createReadStream(path), format), names: [] };
}

/**
 * An archive, or a table with commas, semicolons or tabs.
 * @throws ImportError for another file
 */
export async function openTaxonFile(path: string): Promise<TaxonFile> {
  const start = await readStart(path).catch((error: NodeJS.ErrnoException) => {
    throw new ImportError(`${path} cannot be read: ${error.code ?? 'unknown reason'}.`);
  });
  return start.subarray(0, 2).toString('latin1') === 'PK'
    ? await openArchive(path)
    : openPlain(path, start.toString('utf8').replace(/^\ufeff/, ''));
}
