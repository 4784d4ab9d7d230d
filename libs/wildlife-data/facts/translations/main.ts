import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { nameLanguages } from '../../src/names/name-languages';
import { namedRecords, readTranslationFiles, workspaceRoot } from '../read-facts';
import { checkYaml, type YamlFile } from '../yaml-file';
import {
  translatedKinds,
  type TranslatedRecord,
  translatedRecordSchema,
  translationGaps,
} from './read-translations';
import { hashOf, translatableTexts } from './translatable';

const { language = '' } = parseArgs({ options: { language: { type: 'string' } } }).values;
if (!(nameLanguages as readonly string[]).includes(language))
  throw new Error(
    `--language is one of ${nameLanguages.join(', ')}: docs/translating.md says how to add one.`,
  );

const folder = join(workspaceRoot, 'libs/wildlife-data/data/translations', language);
for (const kind of translatedKinds) mkdirSync(join(folder, kind), { recursive: true });
const translations = readTranslationFiles(language);
const files = new Map<string, YamlFile>(
  translatedKinds.flatMap((kind) =>
    translations[kind].map(([slug, file]) => [`${kind}/${slug}`, file] as const),
  ),
);
let missing = 0;
let stale = 0;

/** Writes a file with every text to translate; those that are there stay. */
function writeRecord(name: string, record: unknown, translated: TranslatedRecord): void {
  const entries = Object.entries(translatableTexts(record)).map(([place, text]) => [
    place,
    translated[place] ?? { of: hashOf(text), text: '' },
  ]);
  writeFileSync(join(folder, `${name}.yaml`), stringify(Object.fromEntries(entries), { lineWidth: 108 }));
}

for (const [name, record] of namedRecords()) {
  const file = files.get(name);
  const translated = (file && checkYaml(file, translatedRecordSchema).value) ?? {};
  const gaps = translationGaps(record, translated);
  missing += gaps.missing.length;
  stale += gaps.stale.length;
  for (const place of gaps.missing) console.log(`${name} ${place}: not translated`);
  for (const place of gaps.stale) console.log(`${name} ${place}: the English text has changed`);
  if (gaps.missing.some((place) => !translated[place])) writeRecord(name, record, translated);
}
console.log(`${language}: ${missing} texts are not translated, ${stale} have another English text now.`);
