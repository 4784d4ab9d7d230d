import { escape } from 'html-escaper';

export const HTML_TYPE = 'text/html; charset=utf-8';

export interface Html {
  readonly markup: string;
}

type Value = Html | Html[] | string | number | false | undefined;

/** Escapes values that are not Html; false and undefined render nothing. */
export function html(texts: TemplateStringsArray, ...values: Value[]): Html {
  const markup = texts.reduce((before, text, index) => before + render(values[index - 1]) + text);
  return { markup };
}

function render(value: Value): string {
  if (value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(({ markup }) => markup).join('');
  return typeof value === 'object' ? value.markup : escape(String(value));
}
