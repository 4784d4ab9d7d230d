import { readFile } from 'node:fs/promises';
import wordListPath from 'word-list';
import type { Plugin } from 'vite';
import { frontCoded } from './src/features/games/wordle/words/front-coding';

/**
 * Provides `virtual:words-5`: the five-letter words of the package word-list, front-coded to half the size.
 */
export function wordLists(): Plugin {
  return {
    name: 'word-lists',
    resolveId: (id) => (/^virtual:words-\d$/.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const length = /^\0virtual:words-(\d)$/.exec(id)?.[1];
      if (length === undefined) return undefined;
      const words = (await readFile(wordListPath, 'utf8')).split('\n');
      const wanted = words.filter((word) => word.length === Number(length)).sort();
      return `export default ${JSON.stringify(frontCoded(wanted))};`;
    },
  };
}
