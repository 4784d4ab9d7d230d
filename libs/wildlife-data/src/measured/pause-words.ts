import words from '../generated/pause-words.json' with { type: 'json' };
import type { NameLanguage } from '../names/name-languages';

/** What long stays likely are, by the English texts. */
export const pauseWords: Readonly<Record<NameLanguage, Readonly<Record<string, string>>>> = words;
