import { intlLocale } from '../../lib/language/locale';
import { m } from '../../lib/language/messages';

/**
 * Says who has checked the names in other languages, and which are unchecked.
 * @param readers native readers by language
 */
export function namesReadTexts(readers: Readonly<Record<string, readonly string[]>>): string[] {
  const languages = new Intl.DisplayNames(intlLocale(), { type: 'language' });
  const list = new Intl.ListFormat(intlLocale());
  const named = Object.entries(readers).map(
    ([code, people]) => [languages.of(code) ?? code, people] as const,
  );
  const unread = named.filter(([, people]) => people.length === 0).map(([language]) => language);
  return [
    ...named
      .filter(([, people]) => people.length > 0)
      .map(([language, people]) =>
        m.credits_names_read({ languages: language, people: list.format(people) }),
      ),
    ...(unread.length > 0 ? [m.credits_names_unread({ languages: list.format(unread) })] : []),
  ];
}
