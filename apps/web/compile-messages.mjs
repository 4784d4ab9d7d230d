/** Writes src/generated/messages from messages/; docs/decisions/619-languages.md. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compile } from '@inlang/paraglide-js';

const here = import.meta.dirname;
const folder = path.join(here, 'src/generated/messages');
process.chdir(here);
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

/** Characters of private use stand around the name of a parameter. */
const PARAMETER = /\uE000(\w+)\uE001/g;
const hasParameter = (text) => text.includes('\uE000');

/** Says a message with a stand-in for each parameter; the one that it counts by is asked for its number. */
function say(key, locale, number) {
  let counted;
  const standIn = (name) => ({
    toString: () => `\uE000${name}\uE001`,
    valueOf: () => ((counted = name), number),
  });
  const text = m[key](new Proxy({}, { get: (_, name) => standIn(name) }), { locale });
  return { text, counted };
}

/** A number of each plural form of a language. */
function numbersOf(locale) {
  const rules = new Intl.PluralRules(locale);
  const some = [...Array(1_000).keys(), 1_000_000, 0.5];
  return rules.resolvedOptions().pluralCategories.map((form) => ({
    form,
    number: some.find((number) => rules.select(number) === form),
  }));
}
const numbers = Object.fromEntries(locales.map((locale) => [locale, numbersOf(locale)]));

/** Plain code, which carries nothing of Paraglide's runtime to browsers. */
const literal = (text) =>
  hasParameter(text)
    ? `\`${JSON.stringify(text)
        .slice(1, -1)
        .replace(/`|\$\{/g, '\\$&')
        .replace(PARAMETER, '${i.$1}')}\``
    : JSON.stringify(text);

function codeOf(key, locale) {
  const { text, counted } = say(key, locale, 0);
  if (!counted) return `${hasParameter(text) ? '(i) => ' : ''}${literal(text)}`;
  const forms = numbers[locale].map(
    ({ form, number }) => `${form}: ${literal(say(key, locale, number).text)}`,
  );
  return `(i) => byCount('${locale}', i.${counted}, { ${forms.join(', ')} })`;
}

function typeOf(key) {
  const { text, counted } = say(key, baseLocale, 0);
  const names = new Set([...text.matchAll(PARAMETER)].map(([, name]) => name));
  if (counted) names.add(counted);
  const inputs = [...names].map((name) => `${name}: ${name === counted ? 'number' : 'string | number'}`);
  return `export const ${key}: (${inputs.length > 0 ? `inputs: { ${inputs.join('; ')} }` : ''}) => string;`;
}

async function write(file, lines) {
  const to = path.join(folder, file);
  const spoken = path.relative(path.dirname(to), path.join(here, 'src/lib/language/spoken'));
  await mkdir(path.dirname(to), { recursive: true });
  await writeFile(to, lines.join('\n').replaceAll('SPOKEN', `'${spoken}'`));
}

const keys = Object.keys(m);
const english = keys.map(
  (key, number) => `export const ${key} = /* @__PURE__ */ message(${number}, ${codeOf(key, baseLocale)});`,
);
const IMPORT = 'import { byCount, message } from SPOKEN;';
await write('index.js', [IMPORT, ...english]);
await write('index.d.ts', keys.map(typeOf));
// Browsers get a file for each message, so that a page has only those that it names.
await write(
  'each/index.js',
  keys.map((key) => `export { ${key} } from './${key}.js';`),
);
for (const [number, key] of keys.entries()) await write(`each/${key}.js`, [IMPORT, english[number]]);
for (const locale of locales.filter((each) => each !== baseLocale)) {
  const texts = keys.map((key) => codeOf(key, locale));
  await write(`${locale}.js`, [IMPORT, `export default [${texts.join(',\n')}];`]);
  await write(`${locale}.d.ts`, [
    'import type { Messages } from SPOKEN;\ndeclare const messages: Messages;\nexport default messages;',
  ]);
}
await write('package.json', ['{ "type": "module", "sideEffects": false }']);
// The compiler's telemetry and file watchers would keep the process.
process.exit();
