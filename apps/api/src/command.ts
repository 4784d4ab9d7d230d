import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { openDatabase } from './db/client';
import type { Database } from './db/database';
import { FolderInUse } from './db/folder-lock';
import { type Env, EnvError, readEnv } from './env';
import { createFileMediaStore } from './media/file-media-store';
import type { MediaStore } from './media/media-store';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const migrations = fileURLToPath(new URL('./db/migrations', import.meta.url));
const MAX_LIMIT = 10_000;

export class CommandError extends Error {}

/** @throws CommandError for an unknown option */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}

/** @throws CommandError unless it is from 1 to 10,000 */
export function readLimit(given = '50'): number {
  const limit = Number(given);
  if (Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT) return limit;
  throw new CommandError(`--limit is "${given}": give a whole number from 1 to ${MAX_LIMIT}.`);
}

function readSettings(): Env {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readEnv(process.env, root);
}

async function withDependencies(
  work: (dependencies: { db: Database; media: MediaStore }) => Promise<void>,
): Promise<void> {
  const env = readSettings();
  if (env.database.url === undefined && !existsSync(join(env.dataDir, 'postgres'))) {
    throw new CommandError(
      `There is no database in ${env.dataDir} yet: the first start of the site creates it.`,
    );
  }
  const db = await openDatabase(env, migrations);
  try {
    await work({ db, media: createFileMediaStore(fileURLToPath(env.mediaUrl)) });
  } finally {
    await db.close();
  }
}

function describe(error: unknown): unknown {
  if (error instanceof CommandError || error instanceof EnvError) return error.message;
  if (error instanceof FolderInUse) {
    return (
      `The site is using its embedded database, which only one process can open at a time:\n${error.message}\n` +
      'Stop the site, run this command and start it again. With a PostgreSQL server (DATABASE_URL) it can run at any time.'
    );
  }
  const { code, message } = ((error as Error).cause ?? error) as { code?: string; message?: string };
  if (/^(E[A-Z]+|CONNECT_TIMEOUT|28\w{3}|3D000)$/.test(code ?? '')) {
    return `The database does not answer: ${message || code}`;
  }
  return error;
}

/** Prints errors and sets exit code 1. */
export async function runCommand<Arguments>(
  readArguments: () => Arguments,
  work: (dependencies: { db: Database; media: MediaStore }, args: Arguments) => Promise<void>,
): Promise<void> {
  try {
    const args = readArguments();
    await withDependencies((dependencies) => work(dependencies, args));
  } catch (error) {
    console.error(describe(error));
    process.exitCode = 1;
  }
}
