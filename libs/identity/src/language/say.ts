import en from '../../messages/en.json' with { type: 'json' };
import hi from '../../messages/hi.json' with { type: 'json' };
import mr from '../../messages/mr.json' with { type: 'json' };
import { html, type Html } from '../pages/html';
import { getLanguage, type Language } from './language';

export type Key = keyof typeof en;
type Message = string | { match: Record<string, string> }[];

const messages: Record<Language, Record<Key, Message>> = { en, hi, mr };

function textOf(key: Key, count: unknown): string {
  const language = getLanguage();
  const message = messages[language][key];
  if (typeof message === 'string') return message;
  const form = new Intl.PluralRules(language).select(Number(count));
  return message[0]?.match[`countPlural=${form}`] ?? '';
}

/** In the language of the request. */
export const say = (key: Key, values: Record<string, string | number> = {}): string =>
  textOf(key, values['count']).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** With links and other markup in the sentence. */
export function sayHtml(key: Key, values: Record<string, Html | string | number>): Html[] {
  const parts = textOf(key, values['count']).split(/\{(\w+)\}/);
  return parts.map((part, index) => html`${index % 2 === 0 ? part : values[part]}`);
}
