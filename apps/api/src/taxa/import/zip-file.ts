import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, getFileNameLowLevel, openPromise, validateFileName } from 'yauzl';
import { ImportError } from './import-error';

export interface ZipFile {
  names: readonly string[];
  /** Checked at its end; each call begins at the start. */
  read(name: string, mostBytes?: number): AsyncIterable<Buffer>;
}

interface ZippedFile {
  name: string;
  entry: Entry;
  open: () => Promise<Readable>;
}

async function* filesIn(path: string): AsyncGenerator<ZippedFile> {
  try {
    // yauzl would refuse a bad name in words of its own.
    const zip = await openPromise(path, { decodeStrings: false });
    for await (const entry of zip.eachEntry()) {
      const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
      const name = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
      yield { name, entry, open: () => zip.openReadStreamPromise(entry) };
    }
  } catch {
    throw new ImportError(`${path} is no zip, or it is damaged.`);
  }
}

async function* contents(path: string, name: string): AsyncGenerator<Buffer> {
  const damaged = () => new ImportError(`${name} in ${path} is damaged.`);
  for await (const { name: found, entry, open } of filesIn(path)) {
    if (found !== name) continue;
    let sum = 0;
    try {
      for await (const piece of (await open()) as AsyncIterable<Buffer>) {
        sum = crc32(piece, sum);
        yield piece;
      }
    } catch {
      throw damaged();
    }
    if (sum !== entry.crc32) throw damaged();
    return;
  }
}

/** @throws ImportError for a file that is no zip, or has bad names */
export async function openZip(path: string): Promise<ZipFile> {
  const entries = new Map<string, Entry>();
  for await (const { name, entry } of filesIn(path)) {
    if (validateFileName(name) !== null) throw new ImportError(`${name} in ${path} would lie outside of it.`);
    if (entries.has(name)) throw new ImportError(`${path} has two files named ${name}.`);
    entries.set(name, entry);
  }
  return {
    names: [...entries.keys()],
    read: (name, mostBytes = Infinity) => {
      const entry = entries.get(name);
      if (entry === undefined) throw new ImportError(`${path} has no file ${name}.`);
      if (!entry.canDecodeFileData())
        throw new ImportError(`${name} in ${path} is encrypted, or packed in a way that is not read here.`);
      if (entry.uncompressedSize > mostBytes) throw new ImportError(`${name} in ${path} is too large.`);
      return contents(path, name);
    },
  };
}
