type Line = readonly [file: string, line: string];

const ofScript: readonly Line[] = [
  ['libs/ui/src/styles/write-subsets.mjs', 'typefaces with its script, and a sheet like devanagari.css'],
  ['apps/web/src/root.tsx', 'that sheet; now each language but English has the one for Devanagari'],
  ['libs/identity/src/pages/layout.ts', 'those typefaces for sign-in, as page.css names them'],
  ['libs/wildlife-data/src/names/sound.ts', 'its letters in Latin ones, so that typed names are found'],
  ['apps/web/src/lib/language/said.tsx', 'its script beside Devanagari'],
];

/** Tells what makes a language one of the site's. */
export function linesToAdd(code: string): string {
  const own = new Intl.DisplayNames(code, { type: 'language' }).of(code);
  const english = new Intl.DisplayNames('en', { type: 'language' }).of(code);
  const lines: Line[] = [
    ['libs/wildlife-data/src/names/name-languages.ts', `'${code}'`],
    [
      'libs/wildlife-data/src/translations/translations.ts',
      `import ${code} from '../generated/translations-${code}.json' with { type: 'json' };`,
    ],
    [
      `libs/wildlife-data/data/games/akshara/${code}.yaml`,
      'words of the game as hi.yaml has them, without which no facts are written',
    ],
    [
      `apps/web/src/features/{rules,privacy}/texts/${code}.json`,
      'their texts, which begin as a copy of hi.json',
    ],
    ['libs/contracts/src/common/languages.ts', `'${code}'`],
    [
      'libs/contracts/src/translated/notices/notice-sentence.ts, apps/api/src/platform/languages/sentences.ts',
      `imports of their ${code}.json`,
    ],
    ['apps/web/project.inlang/settings.json', `"${code}"`],
    ['libs/identity/src/language/language.ts', `'${code}'`],
    [
      'libs/identity/src/language/say.ts',
      `import ${code} from '../../messages/${code}.json' with { type: 'json' };`,
    ],
    ['apps/web/src/lib/language/locale.ts', `'${code}', and in languageNames ${code}: '${own}'`],
    [
      'apps/web/src/lib/language/load-language.ts',
      `${code}: () => import('../../generated/messages/${code}-public.js'), and -community.js`,
    ],
    [
      'apps/web/src/app/public-layout/language-offer.tsx',
      `${code}: { text: …, close: … }, which say “Read this page in ${english}” and “Stay in this language”`,
    ],
    ...(new Intl.Locale(code).maximize().script === 'Deva' ? [] : ofScript),
  ];
  return [
    `The site does not have ${english} yet: only this command reads its files. Once they are filled in, add these`,
    'lines; then the types tell what else knows the languages.',
    ...lines.map(([file, line]) => `  ${file}\n    ${line}`),
  ].join('\n');
}
