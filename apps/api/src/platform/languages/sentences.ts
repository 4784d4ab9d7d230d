import { type Language } from '@aranya/contracts';
import hiOfContract from '@aranya/contracts/translated/hi.json' with { type: 'json' };
import mrOfContract from '@aranya/contracts/translated/mr.json' with { type: 'json' };
import { createTranslator, type Sentences } from '@aranya/contracts/translated/translator';
import hi from './hi.json' with { type: 'json' };
import mr from './mr.json' with { type: 'json' };

export const sentences: Readonly<Record<Exclude<Language, 'en'>, Sentences>> = {
  hi: { ...hiOfContract, ...hi },
  mr: { ...mrOfContract, ...mr },
};

const translators: Readonly<Record<Language, (sentence: string) => string>> = {
  en: (sentence) => sentence,
  hi: createTranslator(sentences.hi),
  mr: createTranslator(sentences.mr),
};

export const translate = (sentence: string, language: Language): string => translators[language](sentence);

/** Begins the addresses of the site's pages. */
export const addressPrefix = (language: Language): string => (language === 'en' ? '' : `/${language}`);
