import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { findEntries, MEMBERS_ENTRIES, withImports } from './members-files';

const folder = path.join(import.meta.dirname, 'src/generated/messages');
const IMPORT = /import\s*\{\s*m\s*\}\s*from\s*(["'][^"']*\/)messages(["'])/;
const SAID = /(?<![\w$.])m\.(\w+)(\(\s*\)?)?/g;
const LIST = /\/generated\/messages\/(\w+)-(public|community)\.js$/;

type Texts = readonly (readonly [key: string, text: unknown])[];

/** Returns a function that puts English texts into a module's code, with their numbers; nothing if it says none. */
export function sayInPlace(english: Texts) {
  const numbers = new Map(english.map(([key], number) => [key, number]));
  return (code: string): { code: string; said: Set<number> } | undefined => {
    if (!IMPORT.test(code)) return undefined;
    const said = new Set<number>();
    const say = (whole: string, key: string, call?: string) => {
      const number = numbers.get(key);
      if (number === undefined) return whole;
      said.add(number);
      const message = `${number},${JSON.stringify(english[number]?.[1])}`;
      // One without parameters is given none.
      if (!call) return message.includes('{') ? `((i) => say_m(${message},i))` : `(() => say_m(${message}))`;
      return call.endsWith(')') ? `say_m(${message})` : `say_m(${message},`;
    };
    return {
      code: code.replace(IMPORT, 'import { say as say_m } from $1spoken$2').replace(SAID, say),
      said,
    };
  };
}

/**
 * Puts the English text of a message where a component says it. By itself the bundler would have each page load
 * every message, or a file for each that two pages share. A language's list becomes two: what all pages may say,
 * and what only the community says.
 */
export function saidMessages(): Plugin {
  const saidIn = new Map<string, Set<number>>();
  let say: ReturnType<typeof sayInPlace>;
  let ofAll = new Set<number>();
  return {
    name: 'said-messages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      say = sayInPlace(JSON.parse(readFileSync(path.join(folder, 'english.json'), 'utf8')) as Texts);
    },
    transform(code, id) {
      const inPlace = say(code);
      if (!inPlace) return undefined;
      saidIn.set(id, inPlace.said);
      return { code: inPlace.code, map: null };
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
      ofAll = new Set([...modules].flatMap((id) => [...(saidIn.get(id) ?? [])]));
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
