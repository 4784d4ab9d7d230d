import { pipeline, Readable } from 'node:stream';
import { type CsvError, type Info, type Options, parse } from 'csv-parse';
import { ImportError } from './import-error';

export interface TableFormat {
  delimiter: string;
  quote: string | null;
  headLines: number;
  /** Columns by Darwin Core's terms in lower case; null where the first line names them. */
  columns: ReadonlyMap<string, number> | null;
  /** Values of missing columns. */
  constants: ReadonlyMap<string, string>;
}

export interface TableRow {
  line: number;
  /** Trimmed; empty where there is nothing. */
  cell(term: string): string;
}

export interface TableFault {
  line: number;
  fault: string;
}

/** Longer values come from an unclosed quotation mark, longer lines from a hostile file. */
const LONGEST_LINE = 1024 * 1024;

/** The parser limits only letters: millions of empty columns would end the process. */
async function* withoutLongLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const piece of bytes) {
    const end = Math.max(piece.lastIndexOf('\n'), piece.lastIndexOf('\r'));
    length = piece.length - end - 1 + (end < 0 ? length : 0);
    if (length > LONGEST_LINE) throw new ImportError('The file has a line of more than a megabyte.');
    yield piece;
  }
}

/** `dwc:taxonID` and the term's whole address are the same column. */
export const termName = (text: string): string =>
  text
    .trim()
    .replace(/^.*[/:#]/, '')
    .toLowerCase();

const columnsIn = (head: readonly string[]) => new Map(head.map((name, at) => [termName(name), at]));

interface Parsed {
  record: string[];
  info: Info;
}

const noData = (value: string | undefined) => {
  const text = value?.trim() ?? '';
  return text === '\\N' ? '' : text;
};

/**
 * Keeps one piece in memory.
 * @throws ImportError for an empty file or too long a line
 */
export async function* readTable(
  bytes: AsyncIterable<Buffer>,
  { delimiter, quote, headLines, columns: given, constants }: TableFormat,
): AsyncGenerator<TableRow | TableFault> {
  const skipped: TableFault[] = [];
  const options: Options = {
    bom: true,
    delimiter,
    info: true,
    max_record_size: LONGEST_LINE,
    on_skip: (error: CsvError | undefined) => {
      const line: unknown = error && 'lines' in error ? error.lines : undefined;
      // It reports each quotation mark of a line.
      if (skipped.at(-1)?.line !== line)
        skipped.push({ line: Number(line), fault: 'its quotation marks do not fit' });
      return undefined;
    },
    quote: quote ?? false,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
  };
  const source = Readable.from(withoutLongLines(bytes), { objectMode: false });
  const parser = pipeline(source, parse(options), () => undefined) as AsyncIterable<Parsed>;
  let columns = given;
  let width = 0;
  let records = 0;
  for await (const { record, info } of parser) {
    records += 1;
    if (width === 0) width = record.length;
    if (records <= headLines) {
      columns ??= columnsIn(record);
      continue;
    }
    yield* skipped.splice(0);
    const line = info.lines;
    if (record.length !== width) {
      yield { line, fault: `it has ${record.length} columns, and the others have ${width}` };
      continue;
    }
    const known = columns;
    yield {
      line,
      cell: (term) => {
        const at = known?.get(term.toLowerCase());
        return (at === undefined ? '' : noData(record[at])) || (constants.get(term.toLowerCase()) ?? '');
      },
    };
  }
  yield* skipped;
  if (records === 0) throw new ImportError('The file has no lines.');
}
