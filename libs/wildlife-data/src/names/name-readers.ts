import readers from '../generated/name-readers.json' with { type: 'json' };
import type { NameLanguage } from './name-languages';

export const nameReaders: Readonly<Record<NameLanguage, readonly string[]>> = readers;
