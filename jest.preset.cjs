/** SWC turns TypeScript, and packages that publish only ES modules, into CommonJS. */
const { execFileSync } = require('node:child_process');
const { existsSync } = require('node:fs');
const path = require('node:path');

const root = __dirname;

// Without Nx, a new clone has no facts yet.
if (!existsSync(path.join(root, 'libs/wildlife-data/src/generated')))
  execFileSync('npx', ['tsx', '--tsconfig', 'tsconfig.base.json', 'libs/wildlife-data/facts/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  });

const esmPackages = [
  'oidc-provider',
  'openid-client',
  'oauth4webapi',
  'jose',
  'oidc-token-hash',
  'eventsource-parser',
  '@auth0',
  'dpop',
  'es-cookie',
  'quick-lru',
  'nanoid',
  '@electric-sql',
  'uuid',
  'koa',
  '@koa',
  'nuqs',
  'fast-check',
  'pure-rand',
  'p-limit',
  'yocto-queue',
  'get-port',
  'feed',
  'htmlparser2',
  'domhandler',
  'domutils',
  'domelementtype',
  'dom-serializer',
  'entities',
  '@leeoniya',
  'd3-geo',
  'd3-array',
  'd3-contour',
  'internmap',
];

/** Not an ES module, but changed too. */
const changedPackages = [...esmPackages, 'asn1js'];

module.exports = {
  moduleNameMapper: {
    '^@aranya/artwork/lists$': path.join(root, 'tools/artwork/src/lists.ts'),
    '^@aranya/contracts/community-paths$': path.join(root, 'libs/contracts/src/common/community-paths.ts'),
    '^@aranya/contracts/default-rules$': path.join(root, 'libs/contracts/src/rules/default-rules.ts'),
    '^@aranya/contracts/kept-data$': path.join(root, 'libs/contracts/src/privacy/kept-data.ts'),
    '^@aranya/identity/testing$': path.join(root, 'libs/identity/src/testing/mail-server.ts'),
    '^@aranya/contracts/taxon-key$': path.join(root, 'libs/contracts/src/taxa/taxon-key.ts'),
    '^@aranya/contracts/translated/(.*)$': path.join(root, 'libs/contracts/src/translated/$1'),
    '^@aranya/wildlife-data/drawn$': path.join(root, 'libs/wildlife-data/src/drawn-facts.ts'),
    '^@aranya/wildlife-data/glances$': path.join(root, 'libs/wildlife-data/src/glance/glances.ts'),
    '^@aranya/wildlife-data/corrections$': path.join(
      root,
      'libs/wildlife-data/src/corrections/corrections.ts',
    ),
    '^@aranya/wildlife-data/translations$': path.join(
      root,
      'libs/wildlife-data/src/translations/translations.ts',
    ),
    '^@aranya/wildlife-data/record-names$': path.join(
      root,
      'libs/wildlife-data/src/translations/record-names.ts',
    ),
    '^@aranya/wildlife-data/pause-words$': path.join(root, 'libs/wildlife-data/src/measured/pause-words.ts'),
    '^@aranya/wildlife-data/country-names$': path.join(
      root,
      'libs/wildlife-data/src/lookups/country-names.ts',
    ),
    '^@aranya/wildlife-data/facts$': path.join(root, 'libs/wildlife-data/facts/index.ts'),
    '^@aranya/artwork$': path.join(root, 'tools/artwork/src/index.ts'),
    '^@aranya/([^/]+)$': path.join(root, 'libs/$1/src/index.ts'),
    '\\.module\\.css$': path.join(root, 'tools/workspace/jest/css-module-stub.cjs'),
    '\\.(css|woff2|png|svg|webp|webmanifest)(\\?.*)?$': path.join(root, 'tools/workspace/jest/file-stub.cjs'),
  },
  transform: {
    '/node_modules/asn1js/': path.join(root, 'tools/workspace/jest/in-a-block.cjs'),
    '^.+\\.[cm]?[jt]sx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // A hundred times as fast outside the sandbox. No test replaces them.
  sandboxInjectedGlobals: [
    'Object',
    'Array',
    'Symbol',
    'String',
    'Number',
    'JSON',
    'Math',
    'Set',
    'Error',
    'Promise',
    'Reflect',
    'RegExp',
  ],
  transformIgnorePatterns: [`/node_modules/(?!(${changedPackages.join('|')})/)`],
  setupFiles: [path.join(root, 'tools/workspace/jest/globals.cjs')],
  setupFilesAfterEnv: [path.join(root, 'tools/workspace/jest/no-console-errors.cjs')],
  testTimeout: 30_000,
  // Jest warns of a leak where a worker gets no turn to end within half a second.
  workerGracefulExitTimeout: 10_000,
  testMatch: ['<rootDir>/**/*.spec.ts?(x)'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/build/'],
};
