import { z } from 'zod';
import { type NameLanguage, nameLanguages } from '../../src/names/name-languages';
import type { RecordTexts, TranslatedKind, Translations } from '../../src/translations/translation.types';
import { type Checked, checkYaml, type YamlFile } from '../yaml-file';
import { hashOf, translatableTexts } from './translatable';

const hash = z.string().regex(/^[0-9a-f]{8}$/, 'The hash has eight digits: nx run wildlife-data:translate.');

/** A file of a kind's folder in `data/translations/<language>`. An empty text is not translated yet. */
export const translatedRecordSchema = z.record(z.string(), z.strictObject({ of: hash, text: z.string() }));

/** A file of phrases; what is not translated yet is empty there as well. */
export const phrasesSchema = z
  .record(z.string(), z.string())
  .transform((phrases) => Object.fromEntries(Object.entries(phrases).filter(([, text]) => text)));

export type TranslatedRecord = z.output<typeof translatedRecordSchema>;

/** Kinds of records that are translated. */
export const translatedKinds = [
  'species',
  'parks',
  'tracks',
  'measured-tracks',
  'journeys',
  'games',
  'landing',
] as const satisfies readonly TranslatedKind[];

export const ofEachKind = <Value>(read: (kind: TranslatedKind) => Value) =>
  Object.fromEntries(translatedKinds.map((kind) => [kind, read(kind)])) as Record<TranslatedKind, Value>;

type SluggedFile = readonly [slug: string, file: YamlFile];

export interface TranslationFiles extends Readonly<Record<TranslatedKind, readonly SluggedFile[]>> {
  phrases: YamlFile;
  readBy: YamlFile;
}

/** Lists what a translation lacks, and what was translated from another English text. */
export function translationGaps(record: unknown, translated: TranslatedRecord) {
  const texts = Object.entries(translatableTexts(record));
  return {
    missing: texts.filter(([place]) => !translated[place]?.text).map(([place]) => place),
    stale: texts
      .filter(([place, text]) => translated[place]?.text && translated[place].of !== hashOf(text))
      .map(([place]) => place),
  };
}

const textsOf = (record: TranslatedRecord): RecordTexts =>
  Object.fromEntries(Object.entries(record).flatMap(([place, { text }]) => (text ? [[place, text]] : [])));

function readKind(
  kind: TranslatedKind,
  files: readonly SluggedFile[],
  records: ReadonlyMap<string, unknown>,
) {
  const faults: string[] = [];
  const texts: Record<string, RecordTexts> = {};
  for (const [slug, file] of files) {
    const checked = checkYaml(file, translatedRecordSchema);
    faults.push(...checked.faults);
    if (!checked.value) continue;
    const known = translatableTexts(records.get(`${kind}/${slug}`));
    for (const place of Object.keys(checked.value))
      if (known[place] === undefined)
        faults.push(`${file.locate([place])} ${place}: The record of '${slug}' has no such text.`);
    texts[slug] = textsOf(checked.value);
  }
  return { faults, texts };
}

function readLanguage(files: TranslationFiles, records: ReadonlyMap<string, unknown>) {
  const phrases = checkYaml(files.phrases, phrasesSchema);
  const read = ofEachKind((kind) => readKind(kind, files[kind], records));
  return {
    faults: [phrases, ...Object.values(read)].flatMap(({ faults }) => faults),
    value: { ...ofEachKind((kind) => read[kind].texts), phrases: phrases.value ?? {} },
  };
}

/** @param records as their files have them, by kind and slug, such as `parks/gir-national-park` */
export function readTranslations(
  files: Readonly<Record<NameLanguage, TranslationFiles>>,
  records: ReadonlyMap<string, unknown>,
): Checked<Translations> {
  const read = nameLanguages.map((language) => [language, readLanguage(files[language], records)] as const);
  const faults = read.flatMap(([, { faults: ofLanguage }]) => ofLanguage);
  if (faults.length > 0) return { faults };
  return {
    value: Object.fromEntries(read.map(([language, { value }]) => [language, value])) as Translations,
    faults: [],
  };
}
