import hi from '../generated/translations-hi.json' with { type: 'json' };
import mr from '../generated/translations-mr.json' with { type: 'json' };
import progress from '../generated/translation-progress.json' with { type: 'json' };
import type { NameLanguage } from '../names/name-languages';
import type { TranslationProgress, Translations } from './translation.types';

/** For the build alone: a page is made with those of its own record. */
export const translations: Translations = { hi, mr };

export const translationProgress: Readonly<Record<NameLanguage, TranslationProgress>> = progress;

export { messageGaps, type Messages } from './message-gaps';
export { type TranslatedPart, translatedParts } from './translation.types';
