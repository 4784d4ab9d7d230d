import type { NameLanguage } from '../names/name-languages';

/** By their place in the record, as in `glance.size.0.note`. */
export type RecordTexts = Readonly<Record<string, string>>;

/** Folders of records. */
export type TranslatedKind =
  'species' | 'parks' | 'tracks' | 'measured-tracks' | 'journeys' | 'games' | 'landing';

/** Each kind by slug; the clues of Animal Detective by animal and number, as in `Tiger.0`. */
export interface Translation extends Readonly<Record<TranslatedKind, Readonly<Record<string, RecordTexts>>>> {
  /** Short texts that many records share, by the English one; countries by their code. */
  phrases: Readonly<Record<string, string>>;
}

/** What a language is made of, apart from the interface. */
export const translatedParts = [
  'names',
  'species',
  'parks',
  'phrases',
  'journeys',
  'games',
  'landing',
] as const;
export type TranslatedPart = (typeof translatedParts)[number];

export interface TranslationProgress {
  counts: Readonly<Record<TranslatedPart, { translated: number; of: number }>>;
  /** Who has read it, by part. */
  readers: Readonly<Record<'interface' | TranslatedPart, readonly string[]>>;
}

export type Translations = Readonly<Record<NameLanguage, Translation>>;
