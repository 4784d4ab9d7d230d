import { resolve } from 'node:path';
import { migrations } from '../../installation';
import { CommandError, type LocalCommand, readArguments } from '../../platform/commands/command';
import { diskFullReason } from '../../platform/db/disk-space';
import { MediaAway } from '../../platform/db/failures';
import { FolderInUse } from '../../platform/db/folder-lock';
import { describeBackup } from './describe-backup';
import { readPassphrase } from './passphrase-file';
import { restoreArchive } from './restore-archive';

export const help = `npm run restore -- FILE [--passphrase-file=FILE]

Puts a backup into an empty database and an empty store of pictures, while the site is stopped.

  --passphrase-file=FILE   the file with the passphrase of an encrypted backup

Example: npm run restore -- backups/aranya.tar`;

const AGAIN = 'The site cannot start until a restore is complete. Run this again: it starts over.';

function explain(error: unknown, dataDir: string): unknown {
  if (error instanceof FolderInUse)
    return new CommandError(`A restore needs the site stopped. ${error.message}`);
  if (error instanceof MediaAway) return new CommandError(`The store of pictures does not answer. ${AGAIN}`);
  const full = diskFullReason(error, dataDir);
  return full === null ? error : new CommandError(`The disk is full: free some space. ${AGAIN}`);
}

export const runLocal: LocalCommand = (args) => {
  const { values, positionals } = readArguments(args, {
    options: { 'passphrase-file': { type: 'string' } },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1)
    throw new CommandError('Name the file of one backup: npm run restore -- FILE');
  return async ({ settings, folder }) => {
    const env = settings();
    const startedAt = performance.now();
    const file = {
      path: resolve(folder, name),
      passphrase: await readPassphrase(values['passphrase-file'], folder),
    };
    const manifest = await restoreArchive(file, env, migrations).catch((error: unknown) => {
      throw explain(error, env.dataDir);
    });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    return (
      `Restored, with the counts and hashes of the backup, in ${seconds} s. The site may start.\n` +
      describeBackup(manifest)
    );
  };
};
