import { AsyncLocalStorage } from 'node:async_hooks';
import '../lib/language/every-language';
import { type Locale, readLocaleWith } from '../lib/language/locale';
import { localeOf } from '../lib/language/site-paths';
import '../lib/other-words';

/** Several pages are rendered at once, each in the language of its address. */
const rendered = new AsyncLocalStorage<Locale>();
readLocaleWith(() => rendered.getStore() ?? 'en');

export const inItsLanguage = <Result>(request: Request, render: () => Result): Result =>
  rendered.run(localeOf(new URL(request.url).pathname), render);
