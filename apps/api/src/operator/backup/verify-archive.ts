import { createHash } from 'node:crypto';
import { readPublicHash } from '../../platform/media/media.repository';
import { type ArchiveFile, type Member, readArchive } from './archive-reader';
import { ArchiveError } from './backup-error';
import {
  bounds,
  type Manifest,
  MANIFEST,
  MANIFEST_SUM,
  type ManifestMember,
  parseManifest,
  memberPicture,
  sha256,
  manifestSum,
  memberTable,
} from './format';
import { rowsOfPart } from './rows-of-part';

function countLines(rows: Buffer): number {
  let lines = 0;
  for (let at = rows.indexOf(10); at !== -1; at = rows.indexOf(10, at + 1)) lines += 1;
  return lines;
}

class TableSums {
  private readonly sums = new Map<string, { rows: number; hash: ReturnType<typeof createHash> }>();
  private packed = 0;
  private unpacked = 0;

  /** @throws ArchiveError for a part that cannot be unpacked, and for more rows than its size can hold */
  async add(table: string, part: Member): Promise<void> {
    const sum = this.sums.get(table) ?? { rows: 0, hash: createHash('sha256') };
    this.sums.set(table, sum);
    this.packed += part.bytes.length;
    for await (const rows of rowsOfPart(part)) {
      this.unpacked += rows.length;
      if (this.unpacked > bounds.unpacked(this.packed))
        throw new ArchiveError('The tables of the backup are larger unpacked than those of any site.');
      sum.rows += countLines(rows);
      sum.hash.update(rows);
    }
  }

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
    const picture = readPublicHash(memberPicture(name) ?? '');
    if (picture !== null && picture !== hash)
      throw new ArchiveError(`${name} is not the picture of its name.`);
  }
  const extra = found[members.length];
  if (extra !== undefined) throw new ArchiveError(`The manifest does not name ${extra.name}.`);
  const copied = members.filter(({ name, unused }) => memberPicture(name) !== null && !unused);
  const bytes = copied.reduce((sum, { size }) => sum + size, 0);
  if (copied.length !== pictures.count || bytes !== pictures.bytes)
    throw new ArchiveError('The number of pictures differs from what the manifest says.');
}

/**
 * Compares every member, every table's rows and every public picture with its hash.
 * @throws ArchiveError with the reason
 */
export async function verifyArchive(file: ArchiveFile): Promise<Manifest> {
  const found: ManifestMember[] = [];
  const tables = new TableSums();
  let manifest: Buffer | undefined;
  for await (const { name, bytes } of readArchive(file)) {
    if (name === MANIFEST_SUM) {
      if (manifest === undefined || bytes.toString() !== manifestSum(manifest))
        throw new ArchiveError('The manifest is damaged: its SHA-256 does not match.');
      continue;
    }
    if (manifest !== undefined) throw new ArchiveError(`The manifest does not name ${name}.`);
    if (name === MANIFEST) {
      manifest = bytes;
      continue;
    }
    found.push({ name, size: bytes.length, sha256: sha256(bytes) });
    const table = memberTable(name);
    if (table !== null) await tables.add(table, { name, bytes });
  }
  if (manifest === undefined) throw new ArchiveError('The backup has no manifest.');
  const parsed = parseManifest(manifest);
  checkMembers(found, parsed);
  tables.check(parsed.tables);
  return parsed;
}
