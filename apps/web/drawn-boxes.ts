import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { DrawnBoxes } from './src/features/species/glance/drawn-boxes';

const ARTWORK = path.resolve(import.meta.dirname, '../../tools/artwork/dist/public/artwork');

/** A missing folder has none. */
async function readRoots(folder: string): Promise<[slug: string, root: string][]> {
  const names = await readdir(path.join(ARTWORK, folder)).catch(() => []);
  return Promise.all(
    names
      .filter((name) => name.endsWith('.svg'))
      .map(async (name) => {
        const svg = await readFile(path.join(ARTWORK, folder, name), 'utf8');
        return [path.basename(name, '.svg'), svg] as [string, string];
      }),
  );
}

const attribute = (svg: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(svg)?.[1] ?? '';

async function readBoxes(): Promise<DrawnBoxes> {
  const [silhouettes, ranges] = await Promise.all([readRoots('silhouettes'), readRoots('ranges')]);
  return {
    silhouettes: Object.fromEntries(
      silhouettes.map(([slug, svg]) => [
        slug,
        {
          width: Number(attribute(svg, 'width')),
          height: Number(attribute(svg, 'height')),
          back: Number(attribute(svg, 'data-back')),
          foot: Number(attribute(svg, 'data-foot')),
          pose: attribute(svg, 'data-pose'),
        },
      ]),
    ),
    ranges: Object.fromEntries(
      ranges.map(([slug, svg]) => [
        slug,
        {
          viewBox: attribute(svg, 'viewBox'),
          parts: [...svg.matchAll(/<g id="(\w+)"/g)].map(([, id = '']) => id),
        },
      ]),
    ),
  };
}

/** Provides `virtual:drawn-boxes`: the sizes of the silhouettes and range maps drawn by tools/artwork. */
export function drawnBoxes(): Plugin {
  return {
    name: 'drawn-boxes',
    resolveId: (id) => (id === 'virtual:drawn-boxes' ? '\0virtual:drawn-boxes' : undefined),
    load: async (id) =>
      id === '\0virtual:drawn-boxes' ? `export default ${JSON.stringify(await readBoxes())};` : undefined,
  };
}
