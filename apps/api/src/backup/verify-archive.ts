import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { hashOf } from '../media/media.repository';
import { type ArchiveFile, readArchive } from './archive-reader';
import { ArchiveError } from './backup-error';
import {
  type Manifest,
  MANIFEST,
  MANIFEST_SUM,
  type ManifestMember,
  parseManifest,
  pictureOf,
  sha256,
  sumOf,
  tableOf,
} from './format';

const unzip = promisify(gunzip);
/** A part is closed after the row that exceeds PART_BYTES; no row is near this. */
const MAX_PART_BYTES = 512 * 1024 * 1024;

/** The rows of a part of a table, each a JSON array of texts and nulls. @throws ArchiveError */
export async function rowsOfPart(bytes: Buffer): Promise<Buffer> {
  return await unzip(bytes, { maxOutputLength: MAX_PART_BYTES }).catch(() => {
    throw new ArchiveError('A part of a table cannot be unpacked.');
  });
}

export function countLines(rows: Buffer): number {
  let lines = 0;
  for (let at = rows.indexOf(10); at !== -1; at = rows.indexOf(10, at + 1)) lines += 1;
  return lines;
}

class TableSums {
  private readonly sums = new Map<string, { rows: number; hash: ReturnType<typeof createHash> }>();

  add(table: string, rows: Buffer): void {
    const sum = this.sums.get(table) ?? { rows: 0, hash: createHash('sha256') };
    this.sums.set(table, sum);
    sum.rows += countLines(rows);
    sum.hash.update(rows);
  }

  /** @throws ArchiveError unless they are those of the manifest */
  check(tables: Manifest['tables']): void {
    for (const { schema, name, rows, sha256: expected } of tables) {
      const table = `${schema}.${name}`;
      const found = this.sums.get(table);
      this.sums.delete(table);
      if ((found?.rows ?? 0) !== rows || (found?.hash.digest('hex') ?? sha256('')) !== expected)
        throw new ArchiveError(`The rows of ${table} are not those of the manifest.`);
    }
    const [unnamed] = this.sums.keys();
    if (unnamed !== undefined) throw new ArchiveError(`The manifest does not name the table ${unnamed}.`);
  }
}

function checkMembers(found: readonly ManifestMember[], { members, pictures }: Manifest): void {
  for (const [index, member] of members.entries()) {
    const { name, size, sha256: hash } = found[index] ?? { name: '', size: -1, sha256: '' };
    if (name !== member.name) throw new ArchiveError(`${member.name} is missing, or not in its place.`);
    if (size !== member.size || hash !== member.sha256)
      throw new ArchiveError(`${name} is damaged: its SHA-256 is not that of the manifest.`);
    const picture = hashOf(pictureOf(name) ?? '');
    if (picture !== null && picture !== hash)
      throw new ArchiveError(`${name} is not the picture of its name.`);
  }
  const extra = found[members.length];
  if (extra !== undefined) throw new ArchiveError(`The manifest does not name ${extra.name}.`);
  const copied = members.filter(({ name, unused }) => pictureOf(name) !== null && !unused);
  const bytes = copied.reduce((sum, { size }) => sum + size, 0);
  if (copied.length !== pictures.count || bytes !== pictures.bytes)
    throw new ArchiveError('The pictures are not as many as the manifest says.');
}

/**
 * Reads the whole file, and compares every member, every table's rows and every public picture with its hash.
 * @throws ArchiveError saying what is wrong
 */
export async function verifyArchive(file: ArchiveFile): Promise<Manifest> {
  const found: ManifestMember[] = [];
  const tables = new TableSums();
  let manifest: Buffer | undefined;
  for await (const { name, bytes } of readArchive(file)) {
    if (name === MANIFEST_SUM) {
      if (manifest === undefined || bytes.toString() !== sumOf(manifest))
        throw new ArchiveError('The manifest is damaged: its SHA-256 is another.');
      continue;
    }
    if (manifest !== undefined) throw new ArchiveError(`The manifest does not name ${name}.`);
    if (name === MANIFEST) {
      manifest = bytes;
      continue;
    }
    found.push({ name, size: bytes.length, sha256: sha256(bytes) });
    const table = tableOf(name);
    // A damaged part is named by its hash below.
    if (table !== null) tables.add(table, await rowsOfPart(bytes).catch(() => Buffer.alloc(0)));
  }
  if (manifest === undefined) throw new ArchiveError('The backup has no manifest.');
  const parsed = parseManifest(manifest);
  checkMembers(found, parsed);
  tables.check(parsed.tables);
  return parsed;
}
