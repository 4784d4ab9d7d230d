import type { NameLanguage } from '../names/name-languages';
import type { AksharaWords } from './akshara-word.schema';

export interface AksharaWord {
  word: string;
  /** A hint for who plays. */
  kind: string;
  /** What it is. */
  meaning: string;
}

const files: Readonly<Record<NameLanguage, () => Promise<{ default: AksharaWords }>>> = {
  hi: () => import('../generated/akshara-words-hi.json', { with: { type: 'json' } }),
  mr: () => import('../generated/akshara-words-mr.json', { with: { type: 'json' } }),
};

/** A seed orders them: one more or less changes every day's word. */
export async function loadAksharaWords(language: NameLanguage): Promise<readonly AksharaWord[]> {
  return Object.entries((await files[language]()).default).flatMap(([kind, words]) =>
    Object.entries(words).map(([word, meaning]) => ({ word, kind, meaning })),
  );
}
