import css from '@eslint/css';
import nx from '@nx/eslint-plugin';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';

/** docs/architecture.md explains the tags. */
const depConstraints = [
  {
    sourceTag: 'scope:web',
    onlyDependOnLibsWithTags: ['type:contracts', 'type:data', 'type:ui', 'type:artwork'],
  },
  {
    sourceTag: 'scope:api',
    onlyDependOnLibsWithTags: [
      'type:contracts',
      'type:openapi',
      'type:data',
      'type:artwork',
      'scope:identity',
    ],
  },
  { sourceTag: 'scope:identity', onlyDependOnLibsWithTags: ['scope:identity'] },
  { sourceTag: 'scope:e2e', onlyDependOnLibsWithTags: ['type:contracts', 'type:data', 'type:tool'] },
  {
    sourceTag: 'type:contracts',
    onlyDependOnLibsWithTags: ['type:contracts'],
    allowedExternalImports: ['zod', '@ts-rest/core'],
  },
  { sourceTag: 'type:openapi', onlyDependOnLibsWithTags: ['type:contracts', 'type:openapi'] },
  { sourceTag: 'type:data', onlyDependOnLibsWithTags: ['type:data'], allowedExternalImports: ['zod'] },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: ['type:ui'] },
  { sourceTag: 'type:terrain', onlyDependOnLibsWithTags: ['type:artwork'] },
  { sourceTag: 'type:artwork', onlyDependOnLibsWithTags: ['type:artwork', 'type:data'] },
  {
    sourceTag: 'type:generators',
    onlyDependOnLibsWithTags: ['type:data', 'type:artwork'],
  },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:data', 'type:contracts', 'type:tool'] },
  { sourceTag: 'scope:cli', onlyDependOnLibsWithTags: ['type:contracts'] },
];

/** Imports go down these floors only, and no feature imports another. */
const webFloors = ['app', 'features', 'parts', 'data', 'lib'];
const webImports = (files, regex, message) => ({
  files: [`apps/web/src/${files}.{ts,tsx}`],
  rules: { 'no-restricted-imports': ['error', { patterns: [{ regex, message }] }] },
});
const climb = (floor) => `^(\\.\\./)+(${webFloors.slice(0, webFloors.indexOf(floor)).join('|')})/`;
const webRules = [
  ...['lib', 'data', 'parts'].map((floor) =>
    webImports(`${floor}/**/*`, climb(floor), `${floor} imports nothing above it.`),
  ),
  ...[1, 2, 3].map((depth) =>
    webImports(
      `features/${'*/'.repeat(depth)}*`,
      `${climb('features')}|^(\\.\\./){${depth}}(?!\\.\\./)`,
      'A feature imports neither app nor another feature.',
    ),
  ),
];

/** From the top, as in tools/workspace/imports. Tests of a low room may start the whole app. */
const apiFloors = [
  ['account', 'operator'],
  ['moderation', 'public'],
  ['members', 'messages'],
  ['posts'],
  ['notifications'],
  ['people', 'taxa'],
  ['platform'],
];
const apiRules = apiFloors.slice(1).map((rooms, index) => {
  const above = apiFloors.slice(0, index + 1).flat();
  const regex = `^(\\.\\./)+(${above.join('|')})/`;
  const message = 'A lower room imports no upper one: docs/architecture.md.';
  return {
    files: rooms.map((room) => `apps/api/src/${room}/**/*.ts`),
    ignores: ['**/*.spec.ts', '**/*.testing.ts', '**/testing/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ regex, message }] }] },
  };
});

/**
 * The browsers of `.browserslistrc` lack these and the build cannot add them. Where lookbehinds are missing,
 * the check for places says that it could not load.
 */
const notYet = (selector, message) => ({ selector, message });
const browserRules = {
  files: ['apps/web/src/**/*.{ts,tsx}', 'libs/{ui,contracts,wildlife-data}/src/**/*.{ts,tsx}'],
  ignores: ['**/*.{spec,server}.*', '**/src/{rules,place-check}/**', '**/*.schema.ts', '**/write-*.ts'],
  rules: {
    'no-restricted-syntax': [
      'error',
      notYet('Literal[regex.pattern=/\\(\\?<[=!]/]', 'Safari before 16.4 knows no lookbehind.'),
      notYet('TemplateElement[value.raw=/\\(\\?<[=!]/]', 'Safari before 16.4 knows no lookbehind.'),
      notYet(
        'MemberExpression[object.name=/^(URL|AbortSignal|Intl)$/][property.name=/^(parse|any|Segmenter|DurationFormat)$/]',
        'Ask first whether it is there. app/old-browser gives what libraries need.',
      ),
      {
        selector:
          "Identifier[name='m']:not(ImportSpecifier > *, ExportAllDeclaration > *, MemberExpression[computed=false] > *, " +
          'TSQualifiedName > *, Property[shorthand=false] > .key)',
        message: 'The build puts a text where `m.its_name` stands: apps/web/said-messages.ts.',
      },
    ],
  },
};

/** Pages in every language take their words from apps/web/messages. */
const said = (selector) => ({
  selector,
  message: 'Put the text into apps/web/messages: docs/translating.md.',
});
const translatedFeatures = [
  'about',
  'account',
  'areas',
  'bookmarks',
  'composer',
  'connections',
  'contact',
  'credits',
  'discover',
  'favorites',
  'feed',
  'games',
  'identify',
  'join',
  'landing',
  'life-list',
  'messages',
  'moderation',
  'news',
  'notifications',
  'offline',
  'parks',
  'post',
  'privacy',
  'profile',
  'rules',
  'sightings',
  'tag',
  'topics',
  'tracker',
  'translations',
];

const languageRules = {
  files: [
    'apps/web/src/app/{public-layout,bars}/**/*.tsx',
    'apps/web/src/app/{community-layout,not-found,sign-in}/*.tsx',
    'apps/web/src/app/{error-boundary,offline}/*.tsx',
    'apps/web/src/parts/{corrections,decision,message,notifications,outbox,shortcuts}/*.tsx',
    'apps/web/src/parts/{bookmark,comment,guest,identify,mutes,park-search,person,picture,place-shares,post,post-editor,safety,sighting,sighting-map,species-search,text,topics}/**/*.tsx',
    'apps/web/src/lib/noscript/*.tsx',
    'apps/web/src/parts/{drawing,forest-sound,season-calendar,photograph,rules,site,works}/**/*.tsx',
    'apps/web/src/features/species/{compare,conservation,detail,explorer,glance,names,taxon}/**/*.tsx',
    ...translatedFeatures.map((feature) => `apps/web/src/features/${feature}/**/*.tsx`),
    'apps/web/src/parts/map/*.tsx',
  ],
  // The words of Animal Wordle are English, and so is its page.
  ignores: ['**/*.spec.*', 'apps/web/src/features/games/wordle/**'],
  rules: {
    'no-restricted-syntax': [
      'error',
      ...browserRules.rules['no-restricted-syntax'].slice(1),
      said('JSXText[value=/\\p{L}/u]'),
      said('JSXElement > JSXExpressionContainer > Literal[value=/\\p{L}/u]'),
      said('JSXElement > JSXExpressionContainer > ConditionalExpression > Literal[value=/\\p{L}/u]'),
      said(
        // The beginning of an address is the same in every language.
        'JSXAttribute[name.name=/^(aria-label|alt|title|label|placeholder|prefix)$/] > Literal[value=/^(?!https:).*\\p{L}/u]',
      ),
    ],
  },
};

/** Old browsers may ignore these at the cost of looks; the build rewrites the functions. */
const styleRules = {
  files: ['apps/web/src/**/*.css', 'libs/ui/src/**/*.css'],
  plugins: { css },
  language: 'css/css',
  languageOptions: { tolerant: true },
  rules: {
    'css/use-baseline': [
      'error',
      {
        available: 2022,
        allowAtRules: ['container', 'page'],
        allowFunctions: ['color-mix', 'light-dark'],
        allowMediaConditions: ['prefers-reduced-transparency', 'scripting'],
        allowSelectors: ['details-content', 'has', 'selection'],
        allowUnits: ['cqw', 'lh'],
        allowPropertyValues: { float: ['inline-end'], 'break-after': ['avoid'] },
        allowProperties: [
          ...['accent-color', 'backdrop-filter', 'contain-intrinsic-block-size', 'container-type'],
          ...['content-visibility', 'field-sizing', 'forced-color-adjust', 'hyphens', 'mask', 'mask-image'],
          ...['outline', 'overflow-anchor', 'overflow-clip-margin', 'overscroll-behavior', 'paint-order'],
          ...[
            'print-color-adjust',
            'resize',
            'scrollbar-width',
            'text-size-adjust',
            'text-wrap',
            'user-select',
          ],
        ],
      },
    ],
  },
};

export default [
  ...nx.configs['flat/base'],
  ...nx.configs['flat/typescript'],
  {
    ignores: [
      '**/build',
      '**/dist',
      'apps/web/src/generated',
      '**/.react-router',
      '**/.data',
      'tools/artwork/reports',
      '**/test-results',
      '**/*.cjs',
    ],
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    // Settings of build tools are not built.
    ignores: ['**/*.config.ts'],
    rules: { '@nx/enforce-module-boundaries': ['error', { allow: [], depConstraints }] },
  },
  {
    // Properties are tested with generated texts.
    files: [
      '**/wildlife-data/src/**/*.spec.ts',
      '**/wildlife-data/src/**/testing/*.ts',
      '**/contracts/src/**/*.spec.ts',
    ],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: [],
          depConstraints: [
            {
              sourceTag: 'type:contracts',
              onlyDependOnLibsWithTags: ['type:contracts'],
              allowedExternalImports: ['zod', '@ts-rest/core', 'fast-check'],
            },
            {
              sourceTag: 'type:data',
              onlyDependOnLibsWithTags: ['type:data'],
              allowedExternalImports: ['zod', 'fast-check'],
            },
          ],
        },
      ],
    },
  },
  {
    // Only checks, tests and builds import the world's countries.
    files: ['**/wildlife-data/src/rules/*.ts', '**/wildlife-data/src/lookups/country-names.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: [],
          depConstraints: [
            ...depConstraints.filter(({ sourceTag }) => sourceTag !== 'type:data'),
            {
              sourceTag: 'type:data',
              onlyDependOnLibsWithTags: ['type:data'],
              allowedExternalImports: ['zod', 'i18n-iso-countries'],
            },
          ],
        },
      ],
    },
  },
  {
    // Not part of the library.
    files: ['**/wildlife-data/facts/**/*.ts'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: [],
          depConstraints: [
            ...depConstraints.filter(({ sourceTag }) => sourceTag !== 'type:data'),
            {
              sourceTag: 'type:data',
              onlyDependOnLibsWithTags: ['type:data'],
              allowedExternalImports: ['zod', 'yaml', 'csv-parse/sync'],
            },
          ],
        },
      ],
    },
  },
  {
    // Not part of the library.
    files: ['**/wildlife-data/import-track/*.ts'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: [],
          depConstraints: [
            ...depConstraints.filter(({ sourceTag }) => sourceTag !== 'type:data'),
            {
              sourceTag: 'type:data',
              onlyDependOnLibsWithTags: ['type:data'],
              allowedExternalImports: ['csv-parse/sync', 'fast-check', 'simplify-js', 'yaml'],
            },
          ],
        },
      ],
    },
  },
  {
    // Not part of the library.
    files: ['**/wildlife-data/geography/*.ts'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: [],
          depConstraints: [
            {
              sourceTag: 'type:data',
              onlyDependOnLibsWithTags: ['type:data'],
              allowedExternalImports: ['topojson-client', 'world-atlas/*'],
            },
          ],
        },
      ],
    },
  },
  browserRules,
  languageRules,
  styleRules,
  ...webRules,
  ...apiRules,
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  { files: ['libs/ui/**/*.tsx', 'apps/web/**/*.tsx'], ...a11y.flatConfigs.recommended },
  {
    files: ['libs/ui/**/*.{ts,tsx}', 'apps/web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
];
