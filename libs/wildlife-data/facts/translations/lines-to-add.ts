/** Tells what makes a language one of the site's; in the order in which nothing is broken between. */
export function linesToAdd(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code);
  const english = new Intl.DisplayNames('en', { type: 'language' }).of(code);
  const isDevanagari = new Intl.Locale(code).maximize().script === 'Deva';
  const lines: [file: string, line: string][] = [
    ['libs/wildlife-data/src/names/name-languages.ts', `nameLanguages: '${code}'`],
    [
      'libs/wildlife-data/src/translations/translations.ts',
      `import ${code} from '../generated/translations-${code}.json' with { type: 'json' }; translations: ${code}`,
    ],
    ['apps/web/project.inlang/settings.json', `locales: "${code}"`],
    ['apps/web/src/lib/language/locale.ts', `locales: '${code}'; languageNames: ${code}: '${name}'`],
    ['apps/web/src/lib/language/load-language.ts', `load: ${code}: () => import('language:${code}')`],
    [
      'apps/web/src/app/public-layout/language-offer.tsx',
      `offers: ${code}: "Read this page in ${english}" and "Stay in this language", in ${english}`,
    ],
    ...(isDevanagari
      ? []
      : ([
          [
            'libs/ui/src/styles/write-subsets.mjs',
            'typefaces with its script, and a sheet like devanagari.css',
          ],
          [
            'libs/wildlife-data/src/names/sound.ts',
            'its letters in Latin ones, so that typed names are found',
          ],
          ['apps/web/src/lib/language/said.tsx', 'its script beside Devanagari'],
        ] satisfies [string, string][])),
  ];
  return [
    `The site does not have ${english} yet: so far only this command reads its files. Once they are filled in, these lines add it,`,
    'and the types tell what else knows the languages:',
    ...lines.map(([file, line]) => `  ${file}\n    ${line}`),
  ].join('\n');
}
