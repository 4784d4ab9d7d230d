import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Document, isMap, isScalar, parseDocument, stringify, visit } from 'yaml';
import { nameLanguages } from '../../src/names/name-languages';
import { type Message, type Messages } from '../../src/translations/message-gaps';
import { translatedParts } from '../../src/translations/translation.types';
import { translatedRecords, workspaceRoot } from '../read-facts';
import { readTaxa } from '../taxa/read-taxa';
import { neededPhrases, namedSpecies } from './progress';
import { translatedKinds, type TranslatedRecord } from './read-translations';
import { hashOf, translatableTexts } from './translatable';

const DATA = join(workspaceRoot, 'libs/wildlife-data/data');
const MESSAGES = 'apps/web/messages';
const messageFolders = (): string[] => [
  ...readdirSync(join(workspaceRoot, MESSAGES)).map((feature) => join(MESSAGES, feature)),
  'libs/contracts/src/translated/notices',
  'libs/identity/messages',
  // In these the keys are the English sentences.
  'apps/api/src/platform/languages',
  'libs/contracts/src/translated',
];

export const folderOf = (language: string) => join(DATA, 'translations', language);

const noTaxa = { higher: [], genera: [], species: [] };

const english = new Intl.DisplayNames('en', { type: 'language' });

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function writeNew(file: string, text: () => string): void {
  if (!existsSync(file)) write(file, text());
}

/** Writes a record's file with every text to translate below the English one; those that are there stay. */
export function writeRecord(
  language: string,
  name: string,
  record: unknown,
  translated: TranslatedRecord,
): void {
  const texts = translatableTexts(record);
  const entries = Object.entries(texts).map(([place, text]) => [
    place,
    translated[place] ?? { of: hashOf(text), text: '' },
  ]);
  const document = new Document(Object.fromEntries(entries));
  visit(document, {
    Pair: (_, { key, value }) => {
      if (isScalar(key) && isMap(value) && value.get('text') === '')
        key.commentBefore = ` ${texts[String(key.value)]}`;
    },
  });
  write(join(folderOf(language), `${name}.yaml`), document.toString({ lineWidth: 108, singleQuote: true }));
}

/** A message that counts gets a text for each plural form of the language. */
function emptyMessage(message: Message, language: string): Message {
  if (typeof message === 'string') return '';
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return message.map((plural) => {
    const [selector = ''] = Object.keys(plural.match)[0]?.split('=') ?? [];
    return { ...plural, match: Object.fromEntries(forms.map((form) => [`${selector}=${form}`, ''])) };
  });
}

export interface MessageFile {
  /** Below the root of the workspace. */
  file: string;
  english: Messages;
  own: Messages;
}

function readMessages(file: string): Messages | undefined {
  const path = join(workspaceRoot, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Messages) : undefined;
}

const sentencesOf = (messages: Messages = {}): Messages =>
  Object.fromEntries(Object.keys(messages).map((sentence) => [sentence, sentence]));

export const messageFiles = (language: string): MessageFile[] =>
  messageFolders().map((folder) => {
    const file = join(folder, `${language}.json`);
    const english =
      readMessages(join(folder, 'en.json')) ?? sentencesOf(readMessages(join(folder, 'hi.json')));
    return { file, english, own: readMessages(file) ?? {} };
  });

/** In the order of the English ones; what is there stays. */
function writeMessages(language: string): void {
  for (const { file, english: messages, own } of messageFiles(language)) {
    const all = Object.entries(messages).map(([key, message]) => [
      key,
      own[key] ?? emptyMessage(message, language),
    ]);
    if (Object.keys(messages).some((key) => own[key] === undefined))
      write(join(workspaceRoot, file), `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
  }
}

const nameFile = (language: string) => join(DATA, 'names', `${language}.yaml`);

const parsed = (file: string) => parseDocument(readFileSync(file, 'utf8')).toJS() as Record<string, object>;

const phrasesOf = (language: string) => parsed(join(folderOf(language), 'phrases.yaml'));

export const phrasesToTranslate = (): string[] =>
  neededPhrases(
    translatedRecords().map(([, record]) => record),
    nameLanguages.map(phrasesOf),
  );

function englishNames(): ReadonlyMap<string, string> {
  const { higher, genera, species } = readTaxa(join(DATA, 'taxa'), workspaceRoot).value ?? noTaxa;
  return new Map(
    [...higher, ...genera, ...species].map(({ row }) => [row.scientific_name, row.english_name] as const),
  );
}

/** The animals that other languages have names for, and those of the catalogue. */
function emptyNames(): string {
  const common = englishNames();
  const named = nameLanguages.flatMap((language) => Object.keys(Object(parsed(nameFile(language))['names'])));
  return [...new Set([...named, ...namedSpecies(translatedRecords()).filter((name) => common.has(name))])]
    .map((name) => `  ${name}: []${common.get(name) ? ` # ${common.get(name)}` : ''}\n`)
    .join('');
}

/** Makes what a language lacks of its files; what is there stays as it is. */
export function writeLanguageFiles(language: string): void {
  const name = english.of(language);
  for (const kind of translatedKinds) mkdirSync(join(folderOf(language), kind), { recursive: true });
  writeMessages(language);
  writeNew(
    nameFile(language),
    () => `# Names of animals in ${name}, by scientific names: those that people use, the first to be shown. Delete the line of
# an animal that people have no name for; translate no name word by word.

# Who grew up with the language and has read the list.
read_by: []

names:
${emptyNames()}`,
  );
  writeNew(
    join(folderOf(language), 'phrases.yaml'),
    () => `# Short texts that many records share, by the English one; countries by their code where Intl has none that people say.
${stringify(Object.fromEntries(phrasesToTranslate().map((phrase) => [phrase, ''])), { lineWidth: 0, singleQuote: true })}`,
  );
  writeNew(
    join(folderOf(language), 'read-by.yaml'),
    () => `# Who grew up with the language and has read a part of its texts: /translations names them.
${['interface', ...translatedParts.filter((part) => part !== 'names')].map((part) => `${part}: []\n`).join('')}`,
  );
}
