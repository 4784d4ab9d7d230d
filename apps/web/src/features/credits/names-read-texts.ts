const languages = new Intl.DisplayNames('en', { type: 'language' });
const list = new Intl.ListFormat('en');

/**
 * Says who has checked the names in other languages, and which are unchecked.
 * @param readers native readers by language
 */
export function namesReadTexts(readers: Readonly<Record<string, readonly string[]>>): string[] {
  const named = Object.entries(readers).map(
    ([code, people]) => [languages.of(code) ?? code, people] as const,
  );
  const unread = named.filter(([, people]) => people.length === 0).map(([language]) => language);
  return [
    ...named
      .filter(([, people]) => people.length > 0)
      .map(([language, people]) => `Those in ${language} were read by ${list.format(people)}.`),
    ...(unread.length > 0
      ? [`Those in ${list.format(unread)} have not been read yet by somebody who grew up with the language.`]
      : []),
  ];
}
