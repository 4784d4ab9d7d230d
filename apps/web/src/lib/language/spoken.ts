import { getLocale, type Locale } from './locale';

type Text<Inputs> = string | ((inputs: Inputs) => string);

/** Texts of a language by the numbers of its messages. */
export type Messages = readonly Text<never>[];

const known: Partial<Record<Locale, Messages>> = {};

/** English needs none: each message has its English text. */
export function learnMessages(locale: Locale, messages: Messages): void {
  known[locale] = messages;
}

/** apps/web/compile-messages.mjs makes each message with these. */
export const message =
  <Inputs>(number: number, english: Text<Inputs>) =>
  (inputs: Inputs): string => {
    const text = (known[getLocale()]?.[number] ?? english) as Text<Inputs>;
    return typeof text === 'string' ? text : text(inputs);
  };

export const byCount = (locale: Locale, count: number, forms: Record<Intl.LDMLPluralRule, string>): string =>
  forms[new Intl.PluralRules(locale).select(count)];
