/** Writes src/generated/messages from messages/; docs/decisions/619-languages.md. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compile } from '@inlang/paraglide-js';

const here = import.meta.dirname;
const folder = path.join(here, 'src/generated/messages');
process.chdir(here);
await rm(folder, { recursive: true, force: true });
await compile({
  project: './project.inlang',
  outdir: path.join(folder, 'paraglide'),
  strategy: ['globalVariable', 'baseLocale'],
  outputStructure: 'locale-modules',
  emitReadme: false,
  emitPrettierIgnore: false,
});
const { m } = await import(path.join(folder, 'paraglide/messages.js'));
const { baseLocale, locales } = await import(path.join(folder, 'paraglide/runtime.js'));

/** Says a message with its parameters left open; the one that it counts by is asked for its number. */
function sayOpen(key, locale, number) {
  const names = new Set();
  let counted;
  const standIn = (name) => ({
    toString: () => `{${name}}`,
    valueOf: () => ((counted = name), number),
  });
  const text = m[key](new Proxy({}, { get: (_, name) => (names.add(name), standIn(name)) }), { locale });
  return { text, names, counted };
}

/** A number of each plural form of a language. */
function numbersOf(locale) {
  const rules = new Intl.PluralRules(locale);
  const some = [...Array(1_000).keys(), 1_000_000, 0.5];
  return rules
    .resolvedOptions()
    .pluralCategories.map((form) => [form, some.find((number) => rules.select(number) === form)]);
}

/** Plain data, which `say` of lib/language/spoken.ts reads. */
function textsOf(locale) {
  const numbers = numbersOf(locale);
  return Object.keys(m).map((key) => {
    const { text, counted } = sayOpen(key, locale, 0);
    if (!counted) return text;
    const forms = numbers.map(([form, number]) => [form, sayOpen(key, locale, number).text]);
    return { [counted]: Object.fromEntries(forms) };
  });
}

function typeOf(key) {
  const { names, counted } = sayOpen(key, baseLocale, 0);
  const inputs = [...names].map((name) => `${name}: ${name === counted ? 'number' : 'string | number'}`);
  return `export const ${key}: (${inputs.length > 0 ? `inputs: { ${inputs.join('; ')} }` : ''}) => string;`;
}

const SPOKEN = `'${path.relative(folder, path.join(here, 'src/lib/language/spoken'))}'`;
const write = (file, text) => writeFile(path.join(folder, file), text);

await mkdir(folder, { recursive: true });
const keys = Object.keys(m);
const english = textsOf(baseLocale);
const says = english.map(
  (text, number) =>
    `export const ${keys[number]} = (inputs) => say(${number}, ${JSON.stringify(text)}, inputs);`,
);
await write('index.js', [`import { say } from ${SPOKEN};`, ...says].join('\n'));
await write('index.d.ts', keys.map(typeOf).join('\n'));
await write('english.json', JSON.stringify(english.map((text, number) => [keys[number], text])));
for (const locale of locales.filter((each) => each !== baseLocale)) {
  const list = `export default ${JSON.stringify(textsOf(locale))};`;
  const type = `declare const messages: import(${SPOKEN}).Messages;\nexport default messages;`;
  // A build leaves in each of the two parts what its pages say: said-messages.ts.
  for (const part of ['', '-public', '-community']) {
    await write(`${locale}${part}.js`, list);
    await write(`${locale}${part}.d.ts`, type);
  }
}
await write('package.json', '{ "type": "module", "sideEffects": false }');
// The compiler's telemetry and file watchers would keep the process.
process.exit();
