import '../lib/language/every-language';
import { type Locale, readLocaleWith } from '../lib/language/locale';
import '../lib/other-words';

/** Renders what follows in a language; in-english.ts returns to English after each test. */
export const inLanguage = (locale: Locale): void => readLocaleWith(() => locale);
