import { readFileSync } from 'node:fs';
import path from 'node:path';
import { automergeProblems, groupProblems, matches, rangeProblems, type Updates } from './updates';
import type { Manifest } from './workspace-files';

const root = path.resolve(__dirname, '../../..');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const manifest = read('package.json') as Manifest;
const updates = read('renovate.json') as Updates;

const sample = (dependencies: Record<string, string>): Manifest => ({
  ...manifest,
  dependencies,
  devDependencies: {},
});
const rules = (packageRules: Updates['packageRules']): Updates => ({ packageRules });

test.each([
  ['nx', 'nx', true],
  ['nx', 'nxt', false],
  ['d3-*', 'd3-geo', true],
  ['d3-*', '@types/d3-geo', false],
  ['@nx/**', '@nx/js', true],
  ['@nx/**', '@nxt/js', false],
])('%s and %s: %s', (pattern, name, expected) => expect(matches(pattern, name)).toBe(expected));

test('finds what is in no group or in two, and a pattern of nothing', () => {
  const one = { groupName: 'one', matchPackageNames: ['a', 'b'] };
  const two = { groupName: 'two', matchPackageNames: ['b', 'c'] };
  expect(groupProblems(sample({ a: '1.0.0', b: '1.0.0', d: '1.0.0' }), rules([one, two]))).toEqual([
    'b is in one and two.',
    'd is in no group.',
    'c matches no dependency.',
  ]);
});

test('finds ranges, tags and addresses', () =>
  expect(
    rangeProblems(
      sample({
        a: '^1.0.0',
        b: 'latest',
        c: '1.0.0-rc.1',
        d: 'file:d',
        e: '1.0',
        f: 'npm:a@1.0.0',
        g: 'npm:a@1',
      }),
    ),
  ).toEqual([
    'a is ^1.0.0, not one version.',
    'b is latest, not one version.',
    'd is file:d, not one version.',
    'e is 1.0, not one version.',
    'g is npm:a@1, not one version.',
  ]));

test('finds what would be merged unseen', () => {
  const types = { groupName: 'types', matchPackageNames: ['@types/**'] };
  const merged = {
    automerge: true,
    matchPackageNames: ['@types/**', 'pg'],
    matchUpdateTypes: ['minor', 'major'],
  };
  expect(automergeProblems(rules([types, merged]))).toEqual([
    'pg is merged unseen.',
    'Major versions are merged unseen.',
  ]);
});

describe('the workspace', () => {
  test('pins each dependency to one version', () => expect(rangeProblems(manifest)).toEqual([]));
  test('has each dependency in one group of updates', () =>
    expect(groupProblems(manifest, updates)).toEqual([]));
  test('merges only types and lint unseen', () => expect(automergeProblems(updates)).toEqual([]));
  test('updates by schedule, pinned, for the oldest Node that the parts allow', () => {
    expect(updates.rangeStrategy).toBe('pin');
    expect(updates.constraints?.node).toMatch(/^20\./);
    expect(updates.schedule).toHaveLength(1);
  });
});
