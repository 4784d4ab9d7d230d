import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ArtworkFile } from './artwork-file';

/** By path, the hash of what a drawn file was made of. */
export type Kept = Readonly<Record<string, string>>;

function hash(parts: readonly string[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex');
}

/** Each file has what it shows of these in its `from`. */
const RECORDS = new Set(['artwork.list.ts', 'drawn-facts.json']);

const filesUnder = (place: string): string[] =>
  path.extname(place) !== ''
    ? [place]
    : readdirSync(place, { recursive: true, encoding: 'utf8' })
        .filter((name) => path.extname(name) !== '' && !name.endsWith('.spec.ts'))
        .sort()
        .map((name) => path.join(place, name));

/**
 * The hash of what draws, without the records that are drawn.
 * @param places folders and files
 */
export const codeHash = (places: readonly string[]): string =>
  hash(
    places
      .flatMap(filesUnder)
      .filter((file) => !RECORDS.has(path.basename(file)))
      .flatMap((file) => [path.basename(file), readFileSync(file, 'utf8')]),
  );

export const fileKeys = (files: readonly Pick<ArtworkFile, 'path' | 'from'>[], code: string): Kept =>
  Object.fromEntries(files.map(({ path: address, from }) => [address, hash([code, JSON.stringify(from)])]));

const COPY = /\.(br|gz)$/;

/**
 * Removes each file from the folder that has to be drawn again or is drawn no more, with its compressed copies.
 * @returns the paths of the files that stay
 */
export function removeOthers(folder: string, before: Kept, now: Kept): Set<string> {
  const present = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => path.extname(name) !== '')
    : [];
  const stays = new Set<string>();
  for (const name of present) {
    const address = name.split(path.sep).join('/').replace(COPY, '');
    if (now[address] === undefined || before[address] !== now[address]) rmSync(path.join(folder, name));
    else if (!COPY.test(name)) stays.add(address);
  }
  return stays;
}
