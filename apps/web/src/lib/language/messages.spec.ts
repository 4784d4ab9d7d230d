import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inLanguage } from '../../testing/in-language';
import { locales } from './locale';
import { m } from './messages';

type Plural = { declarations: string[]; match: Record<string, string> };
type Messages = Record<string, string | Plural[]>;

const folder = path.join(__dirname, '../../../messages');
const settings = JSON.parse(readFileSync(path.join(folder, '../project.inlang/settings.json'), 'utf8')) as {
  locales: string[];
  'plugin.inlang.messageFormat': { pathPattern: string[] };
};
const notices = '../../../libs/contracts/src/translated/notices';
const features = [...readdirSync(folder), notices];

const read = (feature: string, locale: string) =>
  JSON.parse(readFileSync(path.join(folder, feature, `${locale}.json`), 'utf8')) as Messages;

const textsOf = (message: string | Plural[] | undefined) =>
  typeof message === 'string' ? [message] : (message ?? []).flatMap(({ match }) => Object.values(match));

const parametersOf = (message: string | Plural[] | undefined) =>
  [...new Set(textsOf(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();

test('the settings name the languages of the site and the files of every feature', () => {
  expect(settings.locales).toEqual([...locales]);
  expect(settings['plugin.inlang.messageFormat'].pathPattern.sort()).toEqual(
    features
      .map((feature) => `./${path.posix.join('messages', feature)}/{locale}.json`.replace('./..', '..'))
      .sort(),
  );
});

describe.each(features)('%s', (feature) => {
  const english = read(feature, 'en');

  test.each(locales)('has the same messages with the same parameters in %s', (locale) => {
    const other = read(feature, locale);
    expect(Object.keys(other)).toEqual(Object.keys(english));
    for (const [key, message] of Object.entries(english))
      expect([key, parametersOf(other[key])]).toEqual([key, parametersOf(message)]);
  });

  test.each(locales)('has a text for every plural form of %s', (locale) => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.sort();
    for (const [key, message] of Object.entries(read(feature, locale)))
      if (typeof message !== 'string')
        for (const { match } of message)
          expect([
            key,
            Object.keys(match)
              .map((form) => form.split('=')[1])
              .sort(),
          ]).toEqual([key, forms]);
  });

  test.each(locales)('is said in %s as its file has it', (locale) => {
    inLanguage(locale);
    const rules = new Intl.PluralRules(locale);
    const numbers = [0, 1, 2, 3, 1_000_000];
    for (const [key, message] of Object.entries(read(feature, locale))) {
      const say = m[key as keyof typeof m] as (inputs: Record<string, unknown>) => string;
      const inputs: Record<string, unknown> = Object.fromEntries(
        parametersOf(message).map((name) => [name.slice(1, -1), `<${name.slice(1, -1)}>`]),
      );
      const filled = (text = '', values = inputs) =>
        text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
      if (typeof message === 'string') expect([key, say(inputs)]).toEqual([key, filled(message)]);
      else
        for (const { declarations, match } of message)
          for (const number of numbers) {
            const counted = { ...inputs, [/(\w+): plural/.exec(declarations.join())?.[1] ?? '']: number };
            const text = match[`countPlural=${rules.select(number)}`];
            expect([key, say(counted)]).toEqual([key, filled(text, counted)]);
          }
    }
    inLanguage('en');
  });

  test.each(locales)('never counts with a written digit in %s', (locale) => {
    for (const [key, message] of Object.entries(read(feature, locale)))
      if (typeof message !== 'string')
        for (const text of textsOf(message))
          expect([key, text]).toEqual([key, expect.not.stringMatching(/\d/)]);
  });
});
