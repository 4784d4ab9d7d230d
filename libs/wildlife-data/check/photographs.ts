import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { photoFaults } from '../src/photos/photo-faults';

/** Faults of all photographs in a folder `animals/{slug}/photo.json`, `parks/{slug}/photo.json`. */
export function photographFaults(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('photo.json'))
    .sort()
    .flatMap((path) => {
      const name = dirname(path).replaceAll('\\', '/');
      const record: unknown = JSON.parse(readFileSync(join(folder, path), 'utf8'));
      const missing = (record as { widths?: number[] }).widths?.flatMap((width) =>
        [`${width}.avif`, `${width}.webp`].filter((file) => !existsSync(join(folder, dirname(path), file))),
      );
      return [
        ...photoFaults(name, record),
        ...(missing ?? []).map((file) => `${name}: the file ${file} is missing`),
      ];
    });
}
