import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CommandError } from '../../platform/commands/command';

const MIN_LENGTH = 12;

/**
 * The file's first line; undefined without a file.
 * @param folder where relative paths begin
 */
export async function readPassphrase(file: string | undefined, folder: string): Promise<string | undefined> {
  if (file === undefined) return undefined;
  const text = await readFile(resolve(folder, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`The passphrase in ${file} cannot be read: ${error.code ?? 'unknown reason'}.`);
  });
  const passphrase = (text.split(/\r?\n/, 1)[0] ?? '').trim();
  if (passphrase.length >= MIN_LENGTH) return passphrase;
  throw new CommandError(
    `The first line of ${file} must be a passphrase of at least ${MIN_LENGTH} characters.`,
  );
}
