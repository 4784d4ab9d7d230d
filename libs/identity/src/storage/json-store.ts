import { chmod, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import writeFileAtomic from 'write-file-atomic';
import type { z } from 'zod';

/** One file per record, held in memory and written through. */
export interface JsonStore<T> {
  get(id: string): T | undefined;
  entries(): [string, T][];
  /** Resolves when on disk. Removes the record if it cannot be written. */
  set(id: string, value: T): Promise<void>;
  delete(id: string): Promise<void>;
  flush(): Promise<void>;
}

/**
 * Only one process may open a folder. Renames invalid files to `*.damaged`.
 * @param fsync survives a power cut
 */
export async function openJsonStore<T>(
  folder: string,
  schema: z.ZodType<T>,
  { fsync = false } = {},
): Promise<JsonStore<T>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // It may have been made with another mode.
  await chmod(folder, 0o700);
  const records = await readRecords(folder, schema);
  // A removal must not overtake the write before it.
  const inTurn = pLimit(1);

  const fileOf = (id: string) => {
    if (!/^[\w-]{1,200}$/.test(id)) throw new RangeError(`Not a record ID: ${JSON.stringify(id)}`);
    return join(folder, `${id}.json`);
  };

  return {
    get: (id) => records.get(id),
    entries: () => [...records],
    async set(id, value) {
      const file = fileOf(id);
      records.set(id, value);
      try {
        await inTurn(() => writeFileAtomic(file, JSON.stringify(value), { mode: 0o600, fsync }));
      } catch (error) {
        records.delete(id);
        throw error;
      }
    },
    async delete(id) {
      if (records.delete(id)) await inTurn(() => rm(fileOf(id), { force: true }));
    },
    flush: () => inTurn(async () => undefined),
  };
}

async function readRecords<T>(folder: string, schema: z.ZodType<T>): Promise<Map<string, T>> {
  const records = new Map<string, T>();
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    // Left by a killed write-file-atomic.
    if (/\.json\.\d+$/.test(name)) await rm(file, { force: true });
    if (!name.endsWith('.json')) continue;
    const { success, data } = schema.safeParse(parseJson(await readFile(file, 'utf8')));
    if (success) {
      records.set(name.slice(0, -'.json'.length), data);
      continue;
    }
    await rename(file, `${file}.damaged`);
    console.warn(`${file} is not a valid record. Renamed it to ${name}.damaged.`);
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
