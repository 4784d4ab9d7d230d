import nx from '@nx/eslint-plugin';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';

/** Who may import what, by tag: see docs/architecture.md. Dependencies run one way. */
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
  { sourceTag: 'type:terrain', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:artwork', onlyDependOnLibsWithTags: ['type:artwork', 'type:data'] },
  {
    sourceTag: 'type:generators',
    onlyDependOnLibsWithTags: ['type:data', 'type:artwork'],
  },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:data', 'type:contracts', 'type:tool'] },
  { sourceTag: 'scope:cli', onlyDependOnLibsWithTags: ['type:contracts'] },
];

/** Imports of the web go down these floors only, and no feature imports another. */
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

/** Rooms of the API from the top, as in tools/workspace/imports. Tests of a low room may start the whole app. */
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

export default [
  ...nx.configs['flat/base'],
  ...nx.configs['flat/typescript'],
  {
    ignores: [
      '**/build',
      '**/dist',
      '**/.react-router',
      '**/.data',
      'tools/artwork/reports',
      '**/test-results',
      '**/*.cjs',
    ],
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    // Settings of build tools are not part of what is built.
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
    // The rules know the world's countries; only checks, tests and builds import these files.
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
    // Reads the files of facts; nothing of it is part of the library.
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
    // The command that imports tracks; nothing of it is part of the library.
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
    // Tests of the tracks read the outline of the land; nothing of it is part of the library.
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
