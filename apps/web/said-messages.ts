import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { findEntries, MEMBERS_ENTRIES, withImports } from './members-files';

const folder = path.join(import.meta.dirname, 'src/generated/messages');
const IMPORT = /import\s*\{\s*m\s*\}\s*from\s*(["'][^"']*\/)messages(["'])/;
const SAID = /(?<![\w$.])m\.(\w+)(\(\s*\)?)?/g;
const LIST = /\/generated\/messages\/(\w+)-(public|community)\.js$/;

/**
 * Puts the English text of a message where a component says it. By itself the bundler would have each page load
 * every message, or a file for each that two pages share. A language's list becomes two: what all pages may say,
 * and what only the community says.
 */
export function saidMessages(): Plugin {
  let codes: Map<string, string>;
  const said = new Map<string, Set<number>>();
  let ofAll = new Set<number>();
  return {
    name: 'said-messages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      const english = JSON.parse(readFileSync(path.join(folder, 'english.json'), 'utf8')) as [
        string,
        unknown,
      ][];
      codes = new Map(english.map(([key, text], number) => [key, `${number},${JSON.stringify(text)}`]));
    },
    transform(code, id) {
      if (!IMPORT.test(code)) return undefined;
      const numbers = new Set<number>();
      const inPlace = code
        .replace(IMPORT, 'import { say as say_m } from $1spoken$2')
        .replace(SAID, (whole, key: string, call?: string) => {
          const message = codes.get(key);
          if (!message) return whole;
          numbers.add(Number.parseInt(message, 10));
          if (!call) return `((i) => say_m(${message},i))`;
          return call.endsWith(')') ? `say_m(${message})` : `say_m(${message},`;
        });
      said.set(id, numbers);
      return { code: inPlace, map: null };
    },
    renderStart() {
      const readImports = (id: string) => {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        return [...importedIds, ...dynamicallyImportedIds];
      };
      const ofMembers = findEntries(this, MEMBERS_ENTRIES);
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      const modules = withImports(
        entries.filter((id) => !ofMembers.includes(id)),
        readImports,
      );
      ofAll = new Set([...modules].flatMap((id) => [...(said.get(id) ?? [])]));
    },
    renderChunk(_code, { facadeModuleId }) {
      const [, locale, part] = LIST.exec(facadeModuleId ?? '') ?? [];
      if (!locale) return undefined;
      const source = readFileSync(path.join(folder, `${locale}.js`), 'utf8');
      const texts = JSON.parse(source.slice('export default '.length, -1)) as unknown[];
      const list = texts.map((text, number) =>
        ofAll.has(number) === (part === 'public') ? JSON.stringify(text) : '',
      );
      return { code: `export default [${list.join()}];`, map: null };
    },
  };
}
