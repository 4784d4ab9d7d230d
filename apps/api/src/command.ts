import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { type Database, openDatabase } from './db/client';
import { FolderInUse } from './db/folder-lock';
import { type Env, EnvError, readEnv } from './env';
import { createFileMediaStore } from './media/file-media-store';
import type { MediaStore } from './media/media-store';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const migrations = fileURLToPath(new URL('./db/migrations', import.meta.url));
const MOST = 10_000;

/** What the person at the keyboard can put right; told in its own words alone. */
export class Problem extends Error {}

/**
 * The options of the command line.
 * @throws Problem for one that is not among `options`
 */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new Problem((error as Error).message);
  }
}

/**
 * How many to print at most.
 * @throws Problem for what is no number from 1 to 10,000
 */
export function readLimit(given = '50'): number {
  const limit = Number(given);
  if (Number.isInteger(limit) && limit >= 1 && limit <= MOST) return limit;
  throw new Problem(`--limit is "${given}": give a whole number from 1 to ${MOST}.`);
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
    throw new Problem(`There is no database in ${env.dataDir} yet: it is made when the site first starts.`);
  }
  const db = await openDatabase(env, migrations);
  try {
    await work({ db, media: createFileMediaStore(fileURLToPath(env.mediaUrl)) });
  } finally {
    await db.close();
  }
}

function wordsOf(error: unknown): unknown {
  if (error instanceof Problem || error instanceof EnvError) return error.message;
  if (error instanceof FolderInUse) {
    return (
      `The site is running on its embedded database, which one process at a time can open:\n${error.message}\n` +
      'Stop the site, run this command, and start it again. On a PostgreSQL server (DATABASE_URL) it can be run at any time.'
    );
  }
  const { code, message } = ((error as Error).cause ?? error) as { code?: string; message?: string };
  if (/^(E[A-Z]+|CONNECT_TIMEOUT|28\w{3}|3D000)$/.test(code ?? '')) {
    return `The database does not answer: ${message || code}`;
  }
  return error;
}

/**
 * Runs a command on the site's database and pictures, and closes them. What goes wrong is told in words, and the
 * process then ends with 1.
 * @param prepare reads the command line, before anything is opened
 */
export async function runCommand<Asked>(
  prepare: () => Asked,
  work: (dependencies: { db: Database; media: MediaStore }, asked: Asked) => Promise<void>,
): Promise<void> {
  try {
    const asked = prepare();
    await withDependencies((dependencies) => work(dependencies, asked));
  } catch (error) {
    console.error(wordsOf(error));
    process.exitCode = 1;
  }
}
