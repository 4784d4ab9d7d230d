import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { ImportError } from './import-error';

const END = Buffer.from('PK\x05\x06', 'latin1');
const WIDE_END = Buffer.from('PK\x06\x06', 'latin1');
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const LOCATOR_BYTES = 20;
const LOCAL_BYTES = 30;
/** A number of 32 bits that says: the real one is among the extra fields. */
const ELSEWHERE = 0xffffffff;

interface Entry {
  isDeflated: boolean;
  sum: number;
  stored: number;
  local: number;
}

export interface ZipFile {
  names: readonly string[];
  /** A file in pieces, checked at its end. */
  read(name: string): AsyncIterable<Buffer>;
}

const damaged = (path: string) => new ImportError(`${path} is no zip, or it is damaged.`);

async function bytesAt(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
  return buffer.subarray(0, bytesRead);
}

/** Finds the list of files; zips of more than 4 GB tell it in a record of its own. */
async function readDirectory(file: FileHandle): Promise<Buffer | null> {
  const { size } = await file.stat();
  const start = Math.max(0, size - END_BYTES - LONGEST_COMMENT - LOCATOR_BYTES);
  const tail = await bytesAt(file, start, size - start);
  const end = tail.lastIndexOf(END);
  if (end < 0 || end + END_BYTES > tail.length) return null;
  if (tail.readUInt32LE(end + 16) !== ELSEWHERE)
    return await bytesAt(file, tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12));
  if (end < LOCATOR_BYTES) return null;
  const wide = await bytesAt(file, Number(tail.readBigUInt64LE(end - LOCATOR_BYTES + 8)), 56);
  if (wide.length < 56 || !wide.subarray(0, 4).equals(WIDE_END)) return null;
  return await bytesAt(file, Number(wide.readBigUInt64LE(48)), Number(wide.readBigUInt64LE(40)));
}

/** Of the four numbers that may be too large for their place, those that are stand here in this order. */
function wideNumbers(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    const field = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
    return Array.from({ length: Math.floor(field.length / 8) }, (_, number) =>
      Number(field.readBigUInt64LE(number * 8)),
    );
  }
  return [];
}

function readEntries(directory: Buffer): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === ENTRY;) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) =>
      directory.readUInt16LE(at + place),
    ) as [number, number, number];
    const extraAt = at + 46 + nameLength;
    const wide = wideNumbers(directory.subarray(extraAt, extraAt + extraLength));
    const [, stored, local] = [24, 20, 42].map((place) => {
      const number = directory.readUInt32LE(at + place);
      return number === ELSEWHERE ? (wide.shift() ?? 0) : number;
    }) as [number, number, number];
    entries.set(directory.toString('utf8', at + 46, extraAt), {
      isDeflated: directory.readUInt16LE(at + 10) === 8,
      sum: directory.readUInt32LE(at + 16),
      stored,
      local,
    });
    at = extraAt + extraLength + commentLength;
  }
  return entries;
}

async function* contents(path: string, name: string, entry: Entry): AsyncGenerator<Buffer> {
  const file = await open(path, 'r');
  const head = await bytesAt(file, entry.local, LOCAL_BYTES).finally(() => file.close());
  if (head.length < LOCAL_BYTES) throw damaged(path);
  const start = entry.local + LOCAL_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28);
  if (entry.stored === 0) return;
  const stored: Readable = createReadStream(path, { start, end: start + entry.stored - 1 });
  const bytes = entry.isDeflated ? pipeline(stored, createInflateRaw(), () => undefined) : stored;
  let sum = 0;
  try {
    for await (const piece of bytes as AsyncIterable<Buffer>) {
      sum = crc32(piece, sum);
      yield piece;
    }
  } catch {
    throw new ImportError(`${name} in ${path} is damaged.`);
  } finally {
    stored.destroy();
  }
  if (sum !== entry.sum) throw new ImportError(`${name} in ${path} is damaged.`);
}

/** @throws ImportError for a file that is no zip */
export async function openZip(path: string): Promise<ZipFile> {
  const file = await open(path, 'r');
  const directory = await readDirectory(file).finally(() => file.close());
  if (directory === null) throw damaged(path);
  const entries = readEntries(directory);
  return {
    names: [...entries.keys()],
    read: (name) => {
      const entry = entries.get(name);
      if (entry === undefined) throw new ImportError(`${path} has no file ${name}.`);
      return contents(path, name, entry);
    },
  };
}
