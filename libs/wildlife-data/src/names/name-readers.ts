import readers from '../generated/name-readers.json' with { type: 'json' };
import type { NameLanguage } from './name-languages';

/** Native readers who have read the names of a language. */
export const nameReaders: Readonly<Record<NameLanguage, readonly string[]>> = readers;
