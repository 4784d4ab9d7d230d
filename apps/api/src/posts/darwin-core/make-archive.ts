import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdtemp, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type RecordLicence, recordLicences } from '@aranya/contracts';
import { ZipFile } from 'yazl';
import { createDiskSpace } from '../../platform/db/disk-space';
import type { Db } from '../../platform/db/types';
import { type ArchiveSite, emlXml, metaXml } from './archive-metadata';
import {
  headLine,
  multimediaColumns,
  multimediaLine,
  multimediaTable,
  occurrenceColumns,
  occurrenceLine,
  occurrenceTable,
} from './archive-tables';
import { type LicensedPost, readLicensedPosts } from './licensed-posts';
import { animalsIn, toMultimedia, toOccurrences } from './occurrences';
import { createTaxonomy } from './taxonomy';

const TABLES = [occurrenceTable.file, multimediaTable.file] as const;

export interface ArchiveOptions {
  db: Db;
  site: ArchiveSite;
  now: Date;
  /** Exports this member alone. */
  author?: string | undefined;
  /** Gets the number of records after each batch. */
  onRecords?: ((records: number) => void) | undefined;
}

export interface ArchiveCounts {
  records: number;
  pictures: number;
}

interface Contents extends ArchiveCounts {
  licence: RecordLicence;
}

const stricter = (one: RecordLicence, other: RecordLicence): RecordLicence =>
  recordLicences.indexOf(one) < recordLicences.indexOf(other) ? other : one;

/** Both tables grow together, so that every picture has its record. */
async function writeTables(
  { db, site, now, author, onRecords }: ArchiveOptions,
  [occurrenceFile, multimediaFile]: readonly [FileHandle, FileHandle],
  folder: string,
): Promise<Contents> {
  const disk = createDiskSpace(folder);
  const readTaxonomy = createTaxonomy(db);
  const contents: Contents = { records: 0, pictures: 0, licence: 'cc0' };
  await occurrenceFile.appendFile(headLine(occurrenceColumns));
  await multimediaFile.appendFile(headLine(multimediaColumns));
  const append = async (file: FileHandle, lines: readonly string[]) => {
    const text = lines.join('');
    await disk.assertRoom(text.length);
    await file.appendFile(text);
  };
  const add = async (posts: readonly LicensedPost[]) => {
    const higher = await readTaxonomy(posts.flatMap((post) => animalsIn(post).map(({ key }) => key)));
    const rows = posts.map((post) => {
      const occurrences = toOccurrences(post, higher, site.url);
      return { post, occurrences, pictures: toMultimedia(post, occurrences, site.url) };
    });
    const occurrences = rows.flatMap((row) => row.occurrences);
    const pictures = rows.flatMap((row) => row.pictures);
    await append(occurrenceFile, occurrences.map(occurrenceLine));
    await append(multimediaFile, pictures.map(multimediaLine));
    contents.records += occurrences.length;
    contents.pictures += pictures.length;
    contents.licence = posts.reduce(
      (strictest, { licence }) => stricter(strictest, licence),
      contents.licence,
    );
  };
  for await (const posts of readLicensedPosts(db, { now, author })) {
    await add(posts);
    onRecords?.(contents.records);
  }
  return contents;
}

async function zipTables(
  { site, now }: ArchiveOptions,
  { licence }: Contents,
  folder: string,
): Promise<string> {
  const sizes = await Promise.all(TABLES.map(async (name) => (await stat(join(folder, name))).size));
  await createDiskSpace(folder).assertRoom(sizes.reduce((sum, size) => sum + size));
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  zip.addBuffer(Buffer.from(metaXml()), 'meta.xml', { mtime: now });
  zip.addBuffer(Buffer.from(emlXml({ site, now, licence })), 'eml.xml', { mtime: now });
  for (const name of TABLES) zip.addFile(join(folder, name), name, { mtime: now });
  zip.end();
  const zipped = join(folder, 'archive.zip');
  await pipeline(output, createWriteStream(zipped, { flush: true }));
  return zipped;
}

/**
 * Writes a Darwin Core Archive of what every member may see, in batches that limit memory. An earlier file
 * stays until the new one is whole.
 * @throws DiskFull before the disk is full
 */
export async function makeArchive(options: ArchiveOptions, file: string): Promise<ArchiveCounts> {
  const folder = await mkdtemp(`${file}.partial-`);
  try {
    const files = await Promise.all(TABLES.map((name) => open(join(folder, name), 'wx')));
    const [occurrences, multimedia] = files as [FileHandle, FileHandle];
    const contents = await writeTables(options, [occurrences, multimedia], dirname(file)).finally(() =>
      Promise.all(files.map((each) => each.close())),
    );
    await rename(await zipTables(options, contents, folder), file);
    return contents;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
