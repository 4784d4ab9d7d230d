import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openDatabase } from '../db/client';
import { FolderInUse } from '../db/folder-lock';
import { type Env, EnvError, readEnv } from '../env';
import { createContactRepository } from './contact.repository';
import { summaryOf, textOfMessages } from './message-text';

// Prints what came in by the Contact Us form: npx nx run api:contact-messages [--limit=50]

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const migrations = fileURLToPath(new URL('../db/migrations', import.meta.url));
const MOST = 10_000;

/** What the reader can put right; told in its own words alone. */
class Problem extends Error {}

function readLimit(): number {
  let given: string | undefined;
  try {
    given = parseArgs({ options: { limit: { type: 'string' } } }).values.limit;
  } catch (error) {
    throw new Problem((error as Error).message);
  }
  const limit = Number(given ?? 50);
  if (Number.isInteger(limit) && limit >= 1 && limit <= MOST) return limit;
  throw new Problem(`--limit is "${given}": give a whole number from 1 to ${MOST}.`);
}

function readSettings(): Env {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readEnv(process.env, root);
}

async function print(env: Env, limit: number): Promise<void> {
  if (env.database.url === undefined && !existsSync(join(env.dataDir, 'postgres'))) {
    throw new Problem(`There is no database in ${env.dataDir} yet: it is made when the site first starts.`);
  }
  const db = await openDatabase(env, migrations);
  try {
    const { messages, total } = await createContactRepository(db).newest(limit);
    console.log([summaryOf(messages.length, total), textOfMessages(messages)].filter(Boolean).join('\n\n'));
  } finally {
    await db.close();
  }
}

function wordsOf(error: unknown): unknown {
  if (error instanceof Problem || error instanceof EnvError) return error.message;
  if (error instanceof FolderInUse) {
    return (
      `The site is running on its embedded database, which one process at a time can open:\n${error.message}\n` +
      'Stop the site, read the messages, and start it again. On a PostgreSQL server (DATABASE_URL) they can be read at any time.'
    );
  }
  const { code, message } = ((error as Error).cause ?? error) as { code?: string; message?: string };
  if (/^(E[A-Z]+|CONNECT_TIMEOUT|28\w{3}|3D000)$/.test(code ?? '')) {
    return `The database does not answer: ${message || code}`;
  }
  return error;
}

try {
  await print(readSettings(), readLimit());
} catch (error) {
  console.error(wordsOf(error));
  process.exitCode = 1;
}
