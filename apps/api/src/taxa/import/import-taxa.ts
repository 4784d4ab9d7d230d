import { eq, sql } from 'drizzle-orm';
import { taxa, taxonDatasets } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import type { TaxonFile } from './open-taxon-file';
import { readTaxa, type TellFault } from './read-taxa';
import { writeAllNames } from './write-names';
import { TaxaWriter, type TaxonCounts } from './write-taxa';

export interface ImportedDataset {
  name: string;
  title: string;
  credit: string;
  licence: string;
  licenceUrl: string | null;
  url: string | null;
}

export interface ImportOptions {
  db: Db;
  dataset: ImportedDataset;
  /** Counts what would be written. */
  isDry: boolean;
  now: () => Date;
  tellFault: TellFault;
  onProgress: (step: 'read' | 'written', lines: number) => void;
}

export interface ImportCounts extends TaxonCounts {
  synonyms: number;
  names: number;
  /** No longer in the file. They stay. */
  gone: number;
  skipped: ReadonlyMap<string, number>;
}

/** Keeps shipped taxa and those of other data sets. An interrupted import continues when called again. */
export async function importTaxa(
  file: TaxonFile,
  { db, dataset, isDry, now, tellFault, onProgress }: ImportOptions,
): Promise<ImportCounts> {
  const read = await readTaxa(file, tellFault, (lines) => onProgress('read', lines));
  if (!isDry) {
    const row = { ...dataset, startedAt: now(), finishedAt: null };
    await db.insert(taxonDatasets).values(row).onConflictDoUpdate({ target: taxonDatasets.name, set: row });
  }
  const writing = {
    ...{ db, dataset: dataset.name, isDry, tellFault },
    onLines: (lines: number) => onProgress('written', lines),
  };
  const counts = await new TaxaWriter(writing, read).writeAll();
  const names = await writeAllNames(writing, file, read);
  const own = await db.$count(taxa, eq(taxa.dataset, dataset.name));
  const seen = counts.same + counts.changed + (isDry ? 0 : counts.added);
  if (!isDry) {
    // A post may have named an animal while it was moved.
    await db.execute(sql`select aranya_note_all_sighted()`);
    // Tables that were just filled are planned for as if they were empty.
    await db.execute(sql`analyze taxa, taxon_names, imported_keys`);
    await db.update(taxonDatasets).set({ finishedAt: now() }).where(eq(taxonDatasets.name, dataset.name));
  }
  return { ...counts, ...names, gone: own - seen, skipped: read.skipped };
}
