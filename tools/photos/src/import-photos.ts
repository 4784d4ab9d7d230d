import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Photo, photoFaults } from '@aranya/wildlife-data';
import writeFileAtomic from 'write-file-atomic';
import { readFileInfo } from './file-info';
import { findImage } from './find-image';
import { Refusal } from './refusal';
import { render, WIDTHS } from './render';
import { subjectPath, type Subject } from './subjects';
import type { WikiClient } from './wiki-client';

export interface ImportOptions {
  client: WikiClient;
  subjects: readonly Subject[];
  folder: string;
  widths?: readonly number[];
  /** Asks again for what was refused. */
  again?: boolean;
  tell(line: string): void;
}

export interface ImportResult {
  found: number;
  refused: number;
  kept: number;
}

/** Reasons by path. */
export type Refusals = Record<string, string>;

export function readRefusals(folder: string): Refusals {
  const file = join(folder, 'refused.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Refusals) : {};
}

async function importOne(options: ImportOptions, subject: Subject): Promise<Photo> {
  const { client, folder, widths = WIDTHS } = options;
  const { url, ...info } = await readFileInfo(client, await findImage(client, subject));
  const path = subjectPath(subject);
  // An interruption leaves a part that the next run replaces.
  const part = join(folder, '.part');
  await rm(part, { recursive: true, force: true });
  const rendering = await render(await client.download(url), part, widths);
  const photo: Photo = {
    kind: subject.kind,
    slug: subject.slug,
    ...info,
    changes: 'Resized and compressed; metadata removed',
    alt: `Photograph: ${subject.name}`,
    ...rendering,
  };
  const faults = photoFaults(path, photo);
  if (faults.length > 0) throw new Refusal(faults.join('; '));
  await writeFile(join(part, 'photo.json'), `${JSON.stringify(photo, null, 2)}\n`);
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  await rm(target, { recursive: true, force: true });
  await rename(part, target);
  return photo;
}

/**
 * Imports a candidate for each subject; earlier results stay.
 * @throws WikiFailure, or the signal's reason; run it again to go on
 */
export async function importPhotos(options: ImportOptions): Promise<ImportResult> {
  const { subjects, folder, again = false, tell } = options;
  await mkdir(folder, { recursive: true });
  const refusals = readRefusals(folder);
  const result: ImportResult = { found: 0, refused: 0, kept: 0 };
  for (const [at, subject] of subjects.entries()) {
    const path = subjectPath(subject);
    const count = `[${String(at + 1).padStart(String(subjects.length).length)}/${subjects.length}] ${subject.name}`;
    if (existsSync(join(folder, path, 'photo.json')) || (path in refusals && !again)) {
      result.kept += 1;
      continue;
    }
    try {
      const { licence, author } = await importOne(options, subject);
      delete refusals[path];
      result.found += 1;
      tell(`${count}: ${author}, ${licence}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusals[path] = error.message;
      result.refused += 1;
      tell(`${count}: none, ${error.message}`);
    }
    await writeFileAtomic(join(folder, 'refused.json'), `${JSON.stringify(refusals, null, 2)}\n`);
  }
  return result;
}
