import type { NameLanguage } from '../names/name-languages';
import type { AksharaWords } from './akshara-word.schema';

export interface AksharaWord {
  word: string;
  /** A hint for who plays. */
  kind: string;
  /** What it is. */
  meaning: string;
}

const files: Readonly<Record<NameLanguage, () => Promise<{ aksharaWords: AksharaWords }>>> = {
  hi: () => import('./akshara-words-hi'),
  mr: () => import('./akshara-words-mr'),
};

/** A seed orders them: one more or less changes every day's word. */
export async function loadAksharaWords(language: NameLanguage): Promise<readonly AksharaWord[]> {
  const { aksharaWords } = await files[language]();
  return Object.entries(aksharaWords).flatMap(([kind, words]) =>
    Object.entries(words).map(([word, meaning]) => ({ word, kind, meaning })),
  );
}
