import type { TaxonRank } from '@aranya/wildlife-data';
import type { TaxonFile } from './open-taxon-file';
import type { TableRow } from './read-table';
import { nameIn, plainName, readRank } from './scientific-name';

/** Kept in memory, since parents can follow their children. */
export interface TaxonLine {
  line: number;
  key: string;
  name: string;
  /** Null for a rank that is not kept. */
  rank: TaxonRank | null;
  english: string | null;
  parent: string | null;
  /** For a synonym. */
  accepted: string | null;
  higher: HigherNames;
  /** In the database; a dry run gives new taxa ids below zero. */
  id: number;
  group: string;
  /** Only this data set has it. */
  isOwn: boolean;
}

/** Lines of one genus share one. */
export interface HigherNames {
  kingdom: string;
  genus: string;
  family: string;
  order: string;
  class: string;
}

export interface ReadTaxa {
  lines: readonly TaxonLine[];
  byKey: ReadonlyMap<string, TaxonLine>;
  /** Skipped lines by rank or kind of name. */
  skipped: ReadonlyMap<string, number>;
}

export type TellFault = (line: number, fault: string) => void;

const LONGEST_NAME = 200;
const CONTROL = /\p{Cc}|\ufffd/u;

export const isAnimalKingdom = (name: string) => /^(?:animalia|metazoa)$/i.test(name);

const SYNONYM = /synonym|misapplied/i;
const ACCEPTED = /^(?:accepted|valid|provisionally accepted|)$/i;

class Reader {
  readonly lines: TaxonLine[] = [];
  readonly byKey = new Map<string, TaxonLine>();
  readonly skipped = new Map<string, number>();
  readonly #higher = new Map<string, HigherNames>();

  passOver(what: string): null {
    this.skipped.set(what, (this.skipped.get(what) ?? 0) + 1);
    return null;
  }

  /** @returns what is wrong with the line */
  add(row: TableRow): string | null {
    const { cell, line } = row;
    const kingdom = cell('kingdom');
    if (kingdom !== '' && !isAnimalKingdom(kingdom)) return this.passOver('of other kingdoms');
    const written = cell('scientificName') || cell('canonicalName');
    if (written === '') return 'it has no scientific name';
    if (written.length > LONGEST_NAME || CONTROL.test(written)) return 'its name cannot be read';
    const rank = readRank(row, nameIn(row, null));
    const kept = typeof rank === 'string' ? rank : null;
    const name = nameIn(row, kept);
    if (name === null)
      return kept === null ? this.passOver('without a Latin name') : `"${written}" is no name of a ${kept}`;
    const key = cell('taxonID') || name;
    if (key.length > LONGEST_NAME || CONTROL.test(key)) return 'its taxonID cannot be read';
    if (this.byKey.has(key)) return `its taxonID ${key} stands above already`;
    const accepted = referred(row, 'acceptedNameUsage');
    const isSynonym = accepted !== null && accepted !== key;
    const status = cell('taxonomicStatus');
    if (!isSynonym && SYNONYM.test(status)) return 'it is a synonym of nothing';
    if (!isSynonym && !ACCEPTED.test(status)) return this.passOver(`of the status ${status.toLowerCase()}`);
    if (typeof rank !== 'string') this.passOver(`of the rank ${rank.other}`);
    const english = cell('vernacularName');
    const taxon = {
      ...{ line, key, name, rank: kept, parent: referred(row, 'parentNameUsage') },
      accepted: isSynonym ? accepted : null,
      english: english === '' || english.length > LONGEST_NAME || CONTROL.test(english) ? null : english,
      ...{ higher: this.#higherNames(row), id: 0, group: '', isOwn: false },
    };
    this.lines.push(taxon);
    this.byKey.set(key, taxon);
    return null;
  }

  #higherNames({ cell }: TableRow): HigherNames {
    const higher = {
      ...{ kingdom: cell('kingdom'), class: cell('class'), order: cell('order') },
      ...{ family: cell('family'), genus: cell('genus') },
    };
    const key = Object.values(higher).join('\t');
    const known = this.#higher.get(key) ?? higher;
    this.#higher.set(key, known);
    return known;
  }
}

/** By id or, in files without ids, by name. */
const referred = ({ cell }: TableRow, term: string): string | null =>
  cell(`${term}ID`) || (cell('taxonID') === '' ? plainName(cell(term), null) : null);

/** `en` and `eng` are the same language; null for anything that is not a code. */
export function toLanguage(written: string): string | null {
  if (!/^[a-z]{2,3}(?:-|$)/i.test(written)) return null;
  try {
    return new Intl.Locale(written).language ?? null;
  } catch {
    return null;
  }
}

export interface UsedName {
  taxon: TaxonLine;
  name: string;
  language: string | null;
}

export async function* readUsedNames(
  { names }: TaxonFile,
  { byKey }: ReadTaxa,
  tellFault: TellFault,
): AsyncGenerator<UsedName> {
  for (const table of names)
    for await (const row of table()) {
      if ('fault' in row) {
        tellFault(row.line, `${row.fault} (names)`);
        continue;
      }
      const taxon = byKey.get(row.cell('coreid'));
      const name = row.cell('vernacularName').normalize('NFC').replace(/\s+/g, ' ');
      if (taxon === undefined || name === '') continue;
      if (name.length > LONGEST_NAME || CONTROL.test(name))
        tellFault(row.line, 'its name cannot be read (names)');
      else yield { taxon, name, language: toLanguage(row.cell('language')) };
    }
}

/**
 * Also takes the first English name of each taxon.
 * @param onLines gets the count now and then
 */
export async function readTaxa(
  file: TaxonFile,
  tellFault: TellFault,
  onLines: (count: number) => void = () => undefined,
): Promise<ReadTaxa> {
  const reader = new Reader();
  let count = 0;
  for await (const row of file.taxa()) {
    count += 1;
    if (count % 1000 === 0) onLines(count);
    const fault = 'fault' in row ? row.fault : reader.add(row);
    if (fault !== null) tellFault(row.line, fault);
  }
  for await (const { taxon, name, language } of readUsedNames(file, reader, () => undefined))
    if (language === 'en') taxon.english ??= name;
  return reader;
}
