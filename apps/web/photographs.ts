import { cp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Photo } from '@aranya/wildlife-data';
import type { Plugin } from 'vite';

interface PhotographsOptions {
  /** Contains `animals/{slug}` or `parks/{slug}` with `photo.json`, `{width}.avif` and `{width}.webp`. */
  folder: string;
  /** Returns a sentence for each fault in the photographs. */
  findFaults: (folder: string) => string[];
}

const MODULE = 'virtual:photographs';
const FILE = /\.(avif|webp)$/;

/** @throws Error naming the records that may not be shown */
async function readRecords({ folder, findFaults }: PhotographsOptions): Promise<Photo[]> {
  const faults = findFaults(folder);
  if (faults.length > 0) throw new Error(`Photographs that may not be shown:\n${faults.join('\n')}`);
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const records = names.filter((name) => path.basename(name) === 'photo.json').sort();
  return Promise.all(
    records.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Photo),
  );
}

/** Provides `virtual:photographs`: the records of a folder served at `/photographs/`. */
export function photographs(options: PhotographsOptions): Plugin {
  const { folder } = options;
  return {
    name: 'photographs',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: async (id) =>
      id === `\0${MODULE}` ? `export default ${JSON.stringify(await readRecords(options))};` : undefined,
    async writeBundle({ dir }) {
      if (this.environment.name !== 'client' || dir === undefined) return;
      const records = await readRecords(options);
      for (const { kind, slug } of records) {
        const name = path.join(`${kind}s`, slug);
        await cp(path.join(folder, name), path.join(dir, 'photographs', name), {
          recursive: true,
          filter: (source) => path.basename(source) === slug || FILE.test(source),
        });
      }
    },
    configureServer(server) {
      server.middlewares.use('/photographs', (request, response, next) => {
        const file = path.join(folder, new URL(request.url ?? '/', 'http://localhost').pathname);
        const [, type] = FILE.exec(file) ?? [];
        if (type === undefined || !file.startsWith(folder + path.sep)) return next();
        readFile(file).then(
          (bytes) => response.setHeader('content-type', `image/${type}`).end(bytes),
          () => next(),
        );
      });
    },
  };
}
