import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the version of the whole workspace stands only there
import { version as aranyaVersion } from '../../../../../package.json';
import type { Database } from '../../platform/db/database';
import type { MediaStore } from '../../platform/media/media-store';
import { type ArchiveWriter, createArchive, PARTIAL } from './archive-writer';
import { PictureCopier, PictureRemoved } from './copy-pictures';
import {
  FORMAT_VERSION,
  HEADER,
  type Header,
  type Manifest,
  type ManifestMember,
  type ManifestTable,
  tableMember,
} from './format';
import { keysIn, referencedKeys } from './picture-references';
import { Spool } from './spool';
import { type Snapshot, takeSnapshot } from './take-snapshot';
import { verifyArchive } from './verify-archive';

const zip = promisify(gzip);
/** An attempt fails only if a picture is removed during it. */
const ATTEMPTS = 20;

interface BackupOptions {
  db: Database;
  media: MediaStore;
  file: string;
  passphrase?: string | undefined;
  now?: Date;
}

export interface Backup {
  manifest: Manifest;
  snapshotMs: number;
}

interface Copied {
  snapshot: Snapshot;
  keys: Set<string>;
  missing: string[];
}

/** Finds pictures in columns without a foreign key; names missing from the store are no keys. */
async function copyMentioned(snapshot: Snapshot, spool: Spool, pictures: PictureCopier): Promise<string[]> {
  const mentioned = new Set<string>();
  for (const { parts } of snapshot.tables)
    for (const part of parts)
      for (const key of keysIn((await spool.read(part)).toString())) mentioned.add(key);
  for (const key of snapshot.keys) mentioned.delete(key);
  const missing = new Set(await pictures.copy([...mentioned]));
  return [...mentioned].filter((key) => !missing.has(key));
}

/**
 * Copies most pictures before the snapshot, so that few can be removed in between. If one is, takes another
 * snapshot.
 */
async function copyAll(
  { db, media }: BackupOptions,
  archive: ArchiveWriter,
  openSpool: () => Promise<Spool>,
) {
  const pictures = new PictureCopier(media, archive);
  await pictures.copy(await referencedKeys(db.write));
  for (let attempt = 1; ; attempt += 1) {
    const spool = await openSpool();
    const snapshot = await takeSnapshot(db, spool);
    try {
      const missing = await pictures.lost(db.write, await pictures.copy(snapshot.keys));
      const keys = new Set([...snapshot.keys, ...(await copyMentioned(snapshot, spool, pictures))]);
      const copied: Copied = { snapshot, keys, missing };
      return { copied, pictures, spool };
    } catch (error) {
      if (!(error instanceof PictureRemoved) || attempt === ATTEMPTS) throw error;
    }
  }
}

async function writeTables(snapshot: Snapshot, spool: Spool, archive: ArchiveWriter) {
  const members: ManifestMember[] = [];
  const tables: ManifestTable[] = [];
  for (const { parts, ...table } of snapshot.tables) {
    const hash = createHash('sha256');
    for (const [index, part] of parts.entries()) {
      const rows = await spool.read(part);
      hash.update(rows);
      members.push(await archive.add(tableMember(table.schema, table.name, index + 1), await zip(rows)));
    }
    tables.push({ ...table, sha256: hash.digest('hex') });
  }
  return { members, tables };
}

async function fill(options: BackupOptions, archive: ArchiveWriter): Promise<Backup> {
  const { db, file, now = new Date() } = options;
  const header: Header = {
    format: 'aranya-backup',
    version: FORMAT_VERSION,
    aranyaVersion,
    createdAt: now.toISOString(),
  };
  let spool: Spool | undefined;
  try {
    const first = await archive.add(HEADER, Buffer.from(JSON.stringify(header)));
    const {
      copied,
      pictures,
      spool: full,
    } = await copyAll(options, archive, async () => {
      await spool?.close();
      return (spool = await Spool.open(`${file}${PARTIAL}-tables`));
    });
    const { snapshot, keys, missing } = copied;
    const { members, tables } = await writeTables(snapshot, full, archive);
    const { level: migration, leftOut, sequences } = snapshot;
    const manifest: Manifest = {
      ...header,
      engine: db.engine,
      migration,
      tables,
      leftOut,
      sequences,
      pictures: pictures.finish(keys, missing),
      members: [first, ...pictures.members(), ...members],
    };
    await archive.finish(manifest);
    return { manifest, snapshotMs: snapshot.ms };
  } finally {
    await spool?.close();
  }
}

/**
 * Runs beside the site. The file gets its name only once read back.
 * @throws ArchiveError if it cannot be read back
 */
export async function makeBackup(options: BackupOptions): Promise<Backup> {
  const { file, passphrase, now = new Date() } = options;
  const archive = await createArchive(file, { passphrase, mtime: now });
  try {
    const backup = await fill(options, archive);
    await verifyArchive({ path: archive.partial, passphrase });
    await archive.commit();
    return backup;
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}
