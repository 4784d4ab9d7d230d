import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ESTree, parseSync, type Plugin } from 'vite';

const FOLDER = path.join(import.meta.dirname, 'src/generated/messages/messages');
const INDEX = path.join(FOLDER, '_index.js');
const SPOKEN = path.join(import.meta.dirname, 'src/lib/language/spoken.ts');
/** A message, or the list of all in a language. */
const VIRTUAL = /^(message|language):/;

interface Compiled {
  imports: string;
  /** By name, in the order of their numbers. */
  messages: ReadonlyMap<string, string>;
}

/** A message without parameters is its text. */
function textOf(init: ESTree.Expression, code: string): string {
  const [statement] =
    init.type === 'ArrowFunctionExpression' && 'body' in init.body ? [init.body].flat() : [];
  const [first] = statement && 'body' in statement && Array.isArray(statement.body) ? statement.body : [];
  const returned = first?.type === 'ReturnStatement' ? first.argument : null;
  let inner = returned;
  while (inner?.type === 'ParenthesizedExpression') inner = inner.expression;
  const [start, end] =
    inner?.type === 'TemplateLiteral' && inner.expressions.length === 0
      ? [inner.start, inner.end]
      : [init.start, init.end];
  return code.slice(start, end);
}

/** @param code of a language's compiled messages */
export function takeApart(code: string): Compiled {
  const { body } = parseSync('messages.js', code).program;
  const imports = body
    .filter(({ type }) => type === 'ImportDeclaration')
    .map(({ start, end }) => code.slice(start, end).replace(/(['"])\.\.\//, `$1${path.dirname(FOLDER)}/`));
  const messages = new Map<string, string>();
  for (const node of body) {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') continue;
    const [declared] = node.declaration.declarations;
    if (declared?.id.type === 'Identifier' && declared.init)
      messages.set(declared.id.name, textOf(declared.init, code));
  }
  return { imports: imports.join('\n'), messages };
}

const read = async (locale: string) => takeApart(await readFile(path.join(FOLDER, `${locale}.js`), 'utf8'));

/** @returns a module of one message: its number in the languages' lists, and its English text */
export function messageModule({ imports, messages }: Compiled, name: string): string {
  const number = [...messages.keys()].indexOf(name);
  return `${imports}
import { message } from ${JSON.stringify(SPOKEN)};
export const ${name} = /* @__PURE__ */ message(${number}, ${messages.get(name)});
`;
}

/** @returns a module that lists a language's messages by number */
export const languageModule = (english: Compiled, { imports, messages }: Compiled): string =>
  `${imports}
export default [${[...english.messages.keys()].map((name) => messages.get(name) ?? 'undefined').join(',\n')}];
`;

/**
 * In browsers each message has its English text alone: pages in another language load that language's list
 * beside, so that others do not carry it, and each page has only the messages that it shows. While rendering
 * Paraglide's own index is used, which has all languages.
 */
export function oneLanguage(): Plugin {
  // Each of some hundred messages asks for the same file.
  let english: Promise<Compiled> | undefined;
  const forget = () => (english = undefined);
  return {
    name: 'one-language',
    buildStart: forget,
    watchChange: forget,
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (VIRTUAL.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const isIndex = path.normalize(id.split('?')[0] ?? id) === INDEX;
      const [kind, name = ''] = id.startsWith('\0') ? id.slice(1).split(':') : [];
      if (!isIndex && kind !== 'message' && kind !== 'language') return undefined;
      const compiled = await (english ??= read('en'));
      if (kind === 'language') return { code: languageModule(compiled, await read(name)) };
      if (kind === 'message') return { code: messageModule(compiled, name), moduleSideEffects: false };
      this.addWatchFile(path.join(FOLDER, 'en.js'));
      const code = [...compiled.messages.keys()].map((each) => `export { ${each} } from 'message:${each}';`);
      return { code: code.join('\n'), moduleSideEffects: false };
    },
  };
}
