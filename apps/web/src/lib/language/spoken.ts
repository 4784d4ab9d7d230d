import { getLocale, type Locale } from './locale';

type Inputs = Readonly<Record<string, string | number>>;
/** With `{name}` for each parameter. One that counts is a text for each plural form, below its parameter. */
type Text = string | Readonly<Record<string, Partial<Record<Intl.LDMLPluralRule, string>>>>;

/** Texts of a language by the numbers of their messages; a part of them has holes. */
export type Messages = readonly Text[];

const known: Partial<Record<Locale, Text[]>> = {};

/** English needs none: each message has its English text. */
export function learnMessages(locale: Locale, messages: Messages): void {
  known[locale] = Object.assign(known[locale] ?? [], messages);
}

function inItsForm(text: Text, locale: Locale, inputs: Inputs): string {
  if (typeof text === 'string') return text;
  const [[counted, forms] = ['', {}]] = Object.entries(text);
  return forms[new Intl.PluralRules(locale).select(Number(inputs[counted]))] ?? '';
}

/** apps/web/compile-messages.mjs makes each message with it. */
export function say(number: number, english: Text, inputs?: Inputs): string {
  const locale = getLocale();
  const own = known[locale]?.[number];
  if (!inputs) return (own ?? english) as string;
  const text = inItsForm(own ?? english, own ? locale : 'en', inputs);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(inputs[name]));
}
