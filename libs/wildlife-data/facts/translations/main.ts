import { parseArgs } from 'node:util';
import { nameLanguages } from '../../src/names/name-languages';
import { messageGaps, otherParameters } from '../../src/translations/message-gaps';
import { checkNames } from '../names/read-names';
import { nameFile, readTranslationFiles, translatedRecords } from '../read-facts';
import { checkYaml, type YamlFile } from '../yaml-file';
import { linesToAdd } from './lines-to-add';
import { messageFiles, phrasesToTranslate, writeLanguageFiles, writeRecord } from './language-files';
import { isNamed, namedSpecies } from './progress';
import { phrasesSchema, translatedKinds, translatedRecordSchema, translationGaps } from './read-translations';
import { translatableTexts } from './translatable';

const { language = '' } = parseArgs({ options: { language: { type: 'string' } } }).values;
const isCode =
  /^[a-z]{2,3}$/.test(language) &&
  new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language);
if (!isCode || language === 'en')
  throw new Error('--language is the code of a language, such as gu for Gujarati.');

writeLanguageFiles(language);
const translations = readTranslationFiles(language);
const files = new Map<string, YamlFile>(
  translatedKinds.flatMap((kind) =>
    translations[kind].map(([slug, file]) => [`${kind}/${slug}`, file] as const),
  ),
);
const faults: string[] = [];
let missing = 0;
let stale = 0;

/** A file without any text is one line. */
function tell(file: string, gaps: readonly string[], all: number): void {
  missing += gaps.length;
  if (gaps.length > 0 && gaps.length === all) console.log(`${file}: none of its ${all} texts is translated`);
  else for (const gap of gaps) console.log(`${file} ${gap}: not translated`);
}

for (const { file, english, own } of messageFiles(language)) {
  tell(file, messageGaps(english, own), Object.keys(english).length);
  for (const key of otherParameters(english, own))
    faults.push(`${file} ${key}: its parameters are not the English ones`);
}

const needed = phrasesToTranslate();
const phrases = checkYaml(translations.phrases, phrasesSchema);
const said = phrases.value ?? {};
tell(
  'phrases.yaml',
  needed.filter((phrase) => !(phrase in said)),
  needed.length,
);

const names = checkNames(language, nameFile(language), undefined);
const species = namedSpecies(translatedRecords());
const unnamed = species.filter((name) => !isNamed(names.value?.names ?? {}, name));

for (const [name, record] of translatedRecords()) {
  const file = files.get(name);
  const checked = file && checkYaml(file, translatedRecordSchema);
  const translated = checked?.value ?? {};
  faults.push(...(checked?.faults ?? []));
  const gaps = translationGaps(record, translated);
  stale += gaps.stale.length;
  tell(`${name}.yaml`, gaps.missing, Object.keys(translatableTexts(record)).length);
  for (const place of gaps.stale) console.log(`${name}.yaml ${place}: the English text has changed`);
  if (gaps.missing.some((place) => !translated[place])) writeRecord(language, name, record, translated);
}

for (const fault of [...faults, ...phrases.faults, ...names.faults]) console.log(fault);
console.log(
  `${language}: ${missing} texts are not translated, ${stale} have another English text now, ` +
    `and ${unnamed.length} of ${species.length} animals have no name.`,
);
if (!(nameLanguages as readonly string[]).includes(language)) console.log(linesToAdd(language));
