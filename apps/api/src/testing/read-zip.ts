import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';

/** @throws Error if the zip is damaged */
export async function readZip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const zip = await fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry()) {
    const file = await buffer(await zip.openReadStreamPromise(entry));
    if (crc32(file) !== entry.crc32) throw new Error(`${entry.fileName} is damaged.`);
    files.set(entry.fileName, file);
  }
  return files;
}
