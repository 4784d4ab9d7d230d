import path from 'node:path';
import {
  climbs,
  crossings,
  cycles,
  type Imports,
  mutualFolders,
  packagesAtStart,
  readImports,
  withoutTests,
} from './import-graph';

interface Structure {
  /** From the top, each with its folders; imports go down only. */
  floors: readonly (readonly string[])[];
  /** Tests of a low floor may start the whole app. */
  testsClimb: boolean;
  /** Folders whose own folders do not import one another. */
  apart: readonly string[];
  /** How many folders deep a room lies. */
  depth: number;
}

const structures: Record<string, Structure> = {
  'apps/web/src': {
    floors: [['app'], ['features'], ['parts'], ['data'], ['lib']],
    testsClimb: false,
    apart: ['features'],
    depth: 2,
  },
  'apps/api/src': {
    floors: [
      ['account', 'operator'],
      ['moderation', 'public'],
      ['members', 'messages'],
      ['posts'],
      ['notifications'],
      ['people', 'taxa'],
      ['platform'],
    ],
    testsClimb: true,
    apart: [],
    depth: 1,
  },
};

const workspace = path.join(import.meta.dirname, '../../..');

/** Each takes megabytes of memory, or time of each start. */
const rare = [
  '@aws-sdk/client-s3',
  '@electric-sql/pglite',
  '@opentelemetry/sdk-trace-node',
  '@redis/client',
  '@simplewebauthn/server',
  '@ts-rest/open-api',
  'feed',
  'nodemailer',
  'oidc-provider',
  'sharp',
  'web-push',
];

test('the API starts without the packages that few requests need', () => {
  const loaded = packagesAtStart(
    path.join(workspace, 'apps/api/src/main.ts'),
    path.join(workspace, 'tsconfig.base.json'),
  );
  expect(loaded).toContain('fastify');
  expect(rare.filter((name) => loaded.has(name))).toEqual([]);
});

describe.each(Object.entries(structures))('%s', (root, structure) => {
  const imports = readImports(path.join(workspace, root));

  test('imports go down', () => {
    const checked = structure.testsClimb ? withoutTests(imports) : imports;
    expect(climbs(checked, structure.floors)).toEqual([]);
  });
  test('neighbours stay apart', () => expect(crossings(imports, structure.apart)).toEqual([]));
  test('no files import each other in a circle', () => expect(cycles(imports)).toEqual([]));
  test('no folders import each other', () => {
    expect(mutualFolders(imports, structure.depth)).toEqual([]);
  });
});

describe('three floors', () => {
  const imports: Imports = new Map([
    ['main.ts', ['top/a/page.ts', 'low/d.ts']],
    ['top/a/page.ts', ['middle/b/part.ts', 'top/c/page.ts']],
    ['top/a/page.spec.ts', ['top/a/page.ts', 'testing/fake.ts']],
    ['top/c/page.ts', []],
    ['middle/b/part.ts', ['low/d.ts', 'middle/e/type.ts']],
    ['middle/e/type.ts', ['middle/b/other.ts']],
    ['middle/b/other.ts', ['middle/b/part.ts']],
    ['low/d.ts', ['top/c/page.ts']],
  ]);

  test('one import climbs', () => {
    expect(climbs(imports, [['top'], ['middle'], ['low']])).toEqual(['low/d.ts -> top/c/page.ts']);
  });
  test('two neighbours meet', () => {
    expect(crossings(imports, ['top'])).toEqual(['top/a/page.ts -> top/c/page.ts']);
  });
  test('three files import each other in a circle', () => {
    expect(cycles(imports)).toEqual([['middle/b/other.ts', 'middle/b/part.ts', 'middle/e/type.ts']]);
  });
  test('two folders import each other', () => {
    expect(mutualFolders(imports, 2)).toEqual(['middle/b <> middle/e']);
  });
});
