import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { photoFaults } from '../src/photos/photo-faults';

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** @param known folders of the catalogue; not checked where it is missing */
export function photographFaults(folder: string, known?: ReadonlySet<string>): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('photo.json'))
    .sort()
    .flatMap((path) => {
      const name = dirname(path).replaceAll('\\', '/');
      const record = parsed(readFileSync(join(folder, path), 'utf8'));
      if (record === undefined) return [`${name}: photo.json is not JSON`];
      const missing = (record as { widths?: number[] } | null)?.widths?.flatMap((width) =>
        [`${width}.avif`, `${width}.webp`].filter((file) => !existsSync(join(folder, dirname(path), file))),
      );
      return [
        ...((known?.has(name) ?? true) ? [] : [`${name}: the catalogue has no such animal or park`]),
        ...photoFaults(name, record),
        ...(missing ?? []).map((file) => `${name}: the file ${file} is missing`),
      ];
    });
}
