import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Pages are not among them: the server compresses those after filling in its settings. */
const COMPRESSIBLE = /\.(js|css|svg|webmanifest|ico|data|json)$/;
/** Smaller files fit one network packet. */
const MIN_BYTES = 1024;
/** Some systems let a process open 1,024 files, and there are more. */
const OPEN_FILES = 64;

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  // On drawings quality 11 takes 40 times as long and saves an eighth; 9 takes 15 times as long and saves nothing.
  const quality = file.endsWith('.svg') ? 7 : constants.BROTLI_MAX_QUALITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const [brotli, gzipped] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

/**
 * Puts a `.br` and a `.gz` beside each file of the folder that is worth it. Those that have them already, as drawings do
 * that come from a cache, are left alone.
 * @returns how many it looked at
 */
export async function compressFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const present = new Set(names);
  const waiting = names.filter(
    (name) => COMPRESSIBLE.test(name) && path.basename(name) !== 'sw.js' && !present.has(`${name}.br`),
  );
  const limit = pLimit(OPEN_FILES);
  await Promise.all(waiting.map((file) => limit(compress, file)));
  return waiting.length;
}
