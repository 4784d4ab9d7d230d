import { readFileSync } from 'node:fs';
import path from 'node:path';

const FILE = path.resolve(import.meta.dirname, '../../../web/build/client/.vite/manifest.json');

/** Returns the address of a module's script in the built site, whose name is a hash. */
export function scriptOf(module: string): string {
  const manifest = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, { file: string }>;
  const [, script] = Object.entries(manifest).find(([source]) => source.endsWith(`/${module}`)) ?? [];
  if (!script) throw new Error(`The build has no script of ${module}.`);
  return `/${script.file}`;
}
