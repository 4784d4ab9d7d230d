import { AsyncLocalStorage } from 'node:async_hooks';
import { type Locale, readLocaleWith } from '../lib/language/locale';
import { localeOf } from '../lib/language/site-paths';
import { overwriteGetLocale } from '../generated/messages/runtime.js';
import '../lib/ui-words';

/** Several pages are rendered at once, each in the language of its address. */
const rendered = new AsyncLocalStorage<Locale>();
const locale = () => rendered.getStore() ?? 'en';
readLocaleWith(locale);
overwriteGetLocale(locale);

export const inItsLanguage = <Result>(request: Request, render: () => Result): Result =>
  rendered.run(localeOf(new URL(request.url).pathname), render);
