import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { TEMPORARY_SUFFIX, writeFileAtomically } from './atomic-file';

/** A folder of JSON records, one file each, held in memory and written through. */
export interface RecordFolder<T> {
  get(id: string): T | undefined;
  entries(): IterableIterator<[string, T]>;
  /** Seen by `get` at once; resolves when it is on disk. */
  set(id: string, value: T): Promise<void>;
  delete(id: string): Promise<void>;
  /** Resolves when every write that was asked for is on disk. */
  flush(): Promise<void>;
}

interface Options<T> {
  /** Answers undefined for what is no record of this kind. */
  parse: (value: unknown) => T | undefined;
  durable?: boolean;
}

const EXTENSION = '.json';
const ID = /^[\w-]{1,200}$/;

/**
 * Opens a folder, making it if it is not there. Half-written files of a killed process are removed; a file that holds
 * no record is set aside as `*.damaged` and told on the console.
 *
 * Only one process may have a folder open.
 */
export async function openRecordFolder<T>(
  folder: string,
  { parse, durable = false }: Options<T>,
): Promise<RecordFolder<T>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const records = await readRecords(folder, parse);
  const writing = new Map<string, Promise<void>>();

  const fileOf = (id: string) => {
    if (!ID.test(id)) throw new RangeError(`Not an id of a record: ${JSON.stringify(id)}`);
    return join(folder, id + EXTENSION);
  };

  /** One write at a time for each record; each writes what the record is by then. */
  const save = (id: string): Promise<void> => {
    const file = fileOf(id);
    const before = writing.get(id) ?? Promise.resolve();
    const turn = before
      .catch(() => undefined)
      .then(async () => {
        const value = records.get(id);
        if (value === undefined) await rm(file, { force: true });
        else await writeFileAtomically(file, JSON.stringify(value), { durable });
      });
    writing.set(id, turn);
    const settle = () => {
      if (writing.get(id) === turn) writing.delete(id);
    };
    turn.then(settle, settle);
    return turn;
  };

  return {
    get: (id) => records.get(id),
    entries: () => records.entries(),
    async set(id, value) {
      fileOf(id);
      records.set(id, value);
      await save(id);
    },
    async delete(id) {
      if (records.delete(id)) await save(id);
    },
    async flush() {
      await Promise.allSettled(writing.values());
    },
  };
}

async function readRecords<T>(
  folder: string,
  parse: (value: unknown) => T | undefined,
): Promise<Map<string, T>> {
  const records = new Map<string, T>();
  for (const name of (await readdir(folder)).sort()) {
    const file = join(folder, name);
    if (name.endsWith(TEMPORARY_SUFFIX)) await rm(file, { force: true });
    if (!name.endsWith(EXTENSION)) continue;
    const value = parse(parseJson(await readFile(file, 'utf8')));
    if (value !== undefined) {
      records.set(name.slice(0, -EXTENSION.length), value);
      continue;
    }
    await rename(file, `${file}.damaged`);
    console.warn(`${file} holds no record and was set aside as ${name}.damaged`);
  }
  return records;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
