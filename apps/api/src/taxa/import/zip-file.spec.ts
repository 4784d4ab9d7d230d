import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { type Options, ZipFile } from 'yazl';
import { makeImportFolder } from './import.testing';
import { ImportError } from './import-error';
import { openZip } from './zip-file';

let files: Awaited<ReturnType<typeof makeImportFolder>>;
beforeAll(async () => {
  files = await makeImportFolder();
});
afterAll(() => files.remove());

const CONTENT = 'Ratufa nova\n'.repeat(1_000);

async function makeZip(options?: Partial<Options>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const name of ['in/one.txt', 'in/two.txt']) zip.addBuffer(Buffer.from(CONTENT), name, options);
  zip.end();
  return await buffer(zip.outputStream as Readable);
}

const ENTRY = Buffer.from('PK\x01\x02', 'latin1');

/** Changes the record of `in/two.txt` in the list of files. */
async function crafted(change: (entry: Buffer) => void): Promise<Buffer> {
  const zip = await makeZip();
  change(zip.subarray(zip.lastIndexOf(ENTRY)));
  return zip;
}

const open = async (zip: Buffer) => openZip(await files.write('crafted.zip', zip));
const readTwo = async (zip: Buffer) => text((await open(zip)).read('in/two.txt'));
const rename = (name: string) => (entry: Buffer) => void entry.write(name, entry.indexOf('in/two.txt'));

test.each([
  ['compressed', {}],
  ['stored', { compress: false }],
  ['with numbers of 64 bits', { forceZip64Format: true }],
])('files that are %s are read, each as often as it is asked for', async (_, options) => {
  const zip = await open(await makeZip(options));
  expect(zip.names).toEqual(['in/one.txt', 'in/two.txt']);
  for (const name of [...zip.names, 'in/two.txt']) expect(await text(zip.read(name))).toBe(CONTENT);
  expect(() => zip.read('in/three.txt')).toThrow(/crafted\.zip has no file in\/three\.txt/);
});

test.each([
  ['a file that would lie outside', rename('../two.txt'), /\.\.\/two\.txt in .* would lie outside of it/],
  ['one on another drive', rename('C:/two.txt'), /C:\/two\.txt in .* would lie outside of it/],
  ['two files of one name', rename('in/one.txt'), /has two files named in\/one\.txt/],
  ['a name that never ends', (entry: Buffer) => entry.writeUInt16LE(0xffff, 28), /no zip, or it is damaged/],
])('%s is refused', async (_, change, sentence) => {
  const zip = open(await crafted(change));
  await expect(zip).rejects.toThrow(sentence);
  await expect(zip).rejects.toThrow(ImportError);
});

test.each([
  [
    'encrypted',
    (entry: Buffer) => entry.writeUInt16LE(1, 8),
    /two\.txt in .* is encrypted, or packed in a way/,
  ],
  ['packed otherwise', (entry: Buffer) => entry.writeUInt16LE(12, 10), /two\.txt in .* packed in a way/],
  ['of another sum', (entry: Buffer) => entry.writeUInt32LE(7, 16), /two\.txt in .* is damaged/],
  ['larger than it says', (entry: Buffer) => entry.writeUInt32LE(9, 24), /two\.txt in .* is damaged/],
  ['smaller than it says', (entry: Buffer) => entry.writeUInt32LE(99_999, 24), /two\.txt in .* is damaged/],
  ['longer than the zip', (entry: Buffer) => entry.writeUInt32LE(99_999, 20), /two\.txt in .* is damaged/],
  ['nowhere', (entry: Buffer) => entry.writeUInt32LE(99_999, 42), /two\.txt in .* is damaged/],
])('a file that is %s is refused, and the others are read', async (_, change, sentence) => {
  const zip = await crafted(change);
  await expect(readTwo(zip)).rejects.toThrow(sentence);
  await expect(readTwo(zip)).rejects.toThrow(ImportError);
  expect(await text((await open(zip)).read('in/one.txt'))).toBe(CONTENT);
});

test('a file is refused that has more bytes than its reader takes', async () => {
  const zip = await open(await makeZip());
  expect(() => zip.read('in/one.txt', CONTENT.length - 1)).toThrow(/in\/one\.txt in .* is too large/);
  expect(await text(zip.read('in/one.txt', CONTENT.length))).toBe(CONTENT);
});

test('a zip that is cut, or begins late, is refused', async () => {
  const zip = await makeZip();
  await expect(open(zip.subarray(0, zip.length - 9))).rejects.toThrow(/is no zip, or it is damaged/);
  await expect(open(zip.subarray(0, 60))).rejects.toThrow(/is no zip, or it is damaged/);
  await expect(open(zip.subarray(20))).rejects.toThrow(/is no zip, or it is damaged/);
});
