import { existsSync, statSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import {
  type Command,
  CommandError,
  type LocalCommand,
  readArguments,
} from '../../platform/commands/command';
import { diskFullReason } from '../../platform/db/disk-space';
import { MediaAway } from '../../platform/db/failures';
import { recordBackup } from '../../platform/observe/last-backup';
import { backupName, removeOld, removeUnfinished } from './backup-folder';
import { PictureRemoved } from './copy-pictures';
import { describeBackup } from './describe-backup';
import { makeBackup } from './make-backup';
import { readPassphrase } from './passphrase-file';
import { verifyArchive } from './verify-archive';

export const help = `npm run backup [-- OPTIONS]

Writes everything into one file, while the site runs, and reads it back.

  --to=FOLDER_OR_FILE      backups unless given; a file must end in .tar or .enc and not exist
  --keep=N                 deletes older backups of the folder, all but N
  --passphrase-file=FILE   encrypts it with the first line of this file
  --verify=FILE            only reads a backup and says whether it is whole; goes with --passphrase-file alone

Example: npm run backup -- --to=/var/backups/aranya --keep=14`;

const options = {
  to: { type: 'string' },
  keep: { type: 'string' },
  verify: { type: 'string' },
  'passphrase-file': { type: 'string' },
} as const;

function readKeep(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const keep = Number(given);
  if (Number.isInteger(keep) && keep >= 1) return keep;
  throw new CommandError(`--keep is "${given}": give a whole number from 1.`);
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** A file if its name ends like one; otherwise a folder, which is made. */
async function chooseTarget(to: string, isEncrypted: boolean, now: Date) {
  const isFile = /\.(?:tar|enc)$/.test(to) && !isFolder(to);
  const folder = isFile ? dirname(to) : to;
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`The folder ${folder} cannot be made: ${error.code ?? 'unknown reason'}.`);
  });
  const file = isFile ? to : join(folder, backupName(now, isEncrypted));
  if (existsSync(file)) throw new CommandError(`${file} already exists: nothing was written.`);
  return { folder, file, isFile };
}

function explain(error: unknown, folder: string): unknown {
  if (error instanceof PictureRemoved)
    return new CommandError('Pictures kept being removed during the backup. Run this again.');
  if (error instanceof MediaAway)
    return new CommandError('The store of pictures is not responding: no backup was made.');
  if (diskFullReason(error, folder) !== null)
    return new CommandError(
      `The disk of ${folder} is nearly full: no backup was made, and nothing is left of it.`,
    );
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new CommandError(`${folder} cannot be written to (${code}): no backup was made.`);
  return error;
}

/** Runs in the process that has the database. */
export const run: Command = (args) => {
  const { values } = readArguments(args, { options });
  const keep = readKeep(values.keep);
  return async ({ db, media, folder: from, dataDir }) => {
    const now = new Date();
    const passphrase = await readPassphrase(values['passphrase-file'], from);
    const { folder, file, isFile } = await chooseTarget(
      resolve(from, values.to ?? 'backups'),
      passphrase !== undefined,
      now,
    );
    if (isFile && keep !== undefined) throw new CommandError('--keep needs a folder in --to, not a file.');
    const startedAt = performance.now();
    try {
      if (!isFile) await removeUnfinished(folder, now);
      const { manifest, snapshotMs } = await makeBackup({ db, media, file, passphrase, now });
      const unrecorded = dataDir === undefined ? null : await recordBackup(dataDir, now);
      const old = keep === undefined ? [] : await removeOld(folder, keep);
      const seconds = (ms: number) => (ms / 1000).toFixed(1);
      return [
        `${file} (${(await stat(file)).size} bytes) is written and read back.`,
        describeBackup(manifest),
        `It took ${seconds(performance.now() - startedAt)} s, the snapshot of the database ${seconds(snapshotMs)} s of it.`,
        ...(unrecorded === null ? [] : [unrecorded]),
        ...(old.length === 0 ? [] : [`Deleted: ${old.join(', ')}`]),
      ].join('\n');
    } catch (error) {
      throw explain(error, folder);
    }
  };
};

/** Needs neither database nor store. */
export const runLocal: LocalCommand = (args) => {
  const { values } = readArguments(args, { options });
  const { verify, to, keep } = values;
  if (verify === undefined) return null;
  if ((to ?? keep) !== undefined) throw new CommandError('--verify takes neither --to nor --keep.');
  return async ({ folder }) => {
    const path = resolve(folder, verify);
    const passphrase = await readPassphrase(values['passphrase-file'], folder);
    const manifest = await verifyArchive({ path, passphrase });
    return `${path} is whole, and all hashes are right.\n${describeBackup(manifest)}`;
  };
};
