import { z } from 'zod';
import { type NameLanguage, nameLanguages } from '../../src/names/name-languages';
import type { RecordTexts, Translations } from '../../src/translations/translation.types';
import { type Checked, checkYaml, type YamlFile } from '../yaml-file';
import { hashOf, translatableTexts } from './translatable';

const hash = z.string().regex(/^[0-9a-f]{8}$/, 'The hash has eight digits: nx run wildlife-data:translate.');

/** A file of `data/translations/<language>/species`. An empty text is not translated yet. */
export const translatedRecordSchema = z.record(z.string(), z.strictObject({ of: hash, text: z.string() }));

export type TranslatedRecord = z.output<typeof translatedRecordSchema>;

export interface TranslationFiles {
  phrases: YamlFile;
  /** By slug. */
  species: readonly (readonly [slug: string, file: YamlFile])[];
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

function readLanguage({ phrases, species }: TranslationFiles, records: ReadonlyMap<string, unknown>) {
  const checkedPhrases = checkYaml(phrases, z.record(z.string(), z.string().min(1)));
  const faults = [...checkedPhrases.faults];
  const texts: Record<string, RecordTexts> = {};
  for (const [slug, file] of species) {
    const checked = checkYaml(file, translatedRecordSchema);
    faults.push(...checked.faults);
    if (!checked.value) continue;
    const known = translatableTexts(records.get(slug));
    for (const place of Object.keys(checked.value))
      if (known[place] === undefined)
        faults.push(`${file.locate([place])} ${place}: The record of '${slug}' has no such text.`);
    texts[slug] = textsOf(checked.value);
  }
  return { faults, value: { species: texts, phrases: checkedPhrases.value ?? {} } };
}

/** @param records species as their files have them, by slug */
export function readTranslations(
  readFiles: (language: NameLanguage) => TranslationFiles,
  records: ReadonlyMap<string, unknown>,
): Checked<Translations> {
  const read = nameLanguages.map(
    (language) => [language, readLanguage(readFiles(language), records)] as const,
  );
  const faults = read.flatMap(([, { faults: ofLanguage }]) => ofLanguage);
  if (faults.length > 0) return { faults };
  return {
    value: Object.fromEntries(read.map(([language, { value }]) => [language, value])) as Translations,
    faults: [],
  };
}
