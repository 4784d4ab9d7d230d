import { auditResult } from './audit-result';
import { licenceProblems, licencesPage, productionLicences } from './licences';
import { lockfileProblems, manifestProblems, unusedAllowances } from './lockfile-problems';
import { bomOf, missingFrom, withoutDevelopment } from './sbom';
import { type LockedPackage, type Lockfile, readLockfile, readManifest } from './workspace-files';

const HASH = `sha512-${'A'.repeat(86)}==`;
const good: LockedPackage = { version: '1.0.0', integrity: HASH, license: 'MIT' };
const lockOf = (packages: Record<string, LockedPackage>): Lockfile => ({
  lockfileVersion: 3,
  packages: { '': {}, ...packages },
});

describe('the lockfile of the workspace', () => {
  const lockfile = readLockfile();
  const manifest = readManifest();

  test('holds hashed packages of the registry only, and no install script that nobody looked at', () => {
    expect(lockfileProblems(lockfile, manifest)).toEqual([]);
    expect(manifestProblems(manifest)).toEqual([]);
    expect(unusedAllowances(lockfile, manifest)).toEqual([]);
  });

  test('has production dependencies with allowed licences only', () => {
    const packages = productionLicences(lockfile);
    expect(packages.length).toBeGreaterThan(100);
    expect(licenceProblems(packages)).toEqual([]);
  });
});

describe('lockfile problems', () => {
  const problems = (packages: Record<string, LockedPackage>, allowScripts = {}) =>
    lockfileProblems(lockOf(packages), { allowScripts });

  test('a package of the registry has none', () => {
    const resolved = 'https://registry.npmjs.org/a/-/a-1.0.0.tgz';
    expect(problems({ 'node_modules/a': good, 'node_modules/b': { ...good, resolved } })).toEqual([]);
  });

  test.each([
    'http://registry.npmjs.org/a/-/a-1.0.0.tgz',
    'https://registry.npmjs.org.example.com/a.tgz',
    'https://example.com/a.tgz',
    'git+ssh://git@github.com/a/a.git#0123456',
    'git+https://github.com/a/a.git',
    'file:../a',
    '../a',
  ])('%s is no source', (resolved) => {
    expect(problems({ 'node_modules/a': { ...good, resolved } })).toEqual([
      `node_modules/a comes from ${resolved}, not from https://registry.npmjs.org/.`,
    ]);
  });

  test.each([undefined, '', 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=', 'sha512-short=='])(
    '%s is no hash',
    (integrity) => {
      expect(problems({ 'node_modules/a': { ...good, integrity } })).toEqual([
        'node_modules/a has no SHA-512 hash.',
      ]);
    },
  );

  test('folders and links are refused', () => {
    expect(problems({ 'libs/a': good, 'node_modules/b': { ...good, link: true } })).toHaveLength(2);
  });

  test('an install script has to be named, allowed or not', () => {
    const packages = { 'node_modules/a/node_modules/@b/c': { ...good, hasInstallScript: true } };
    expect(problems(packages)).toEqual([
      'node_modules/a/node_modules/@b/c has an install script that allowScripts does not name.',
    ]);
    expect(problems(packages, { '@b/c': false })).toEqual([]);
    expect(unusedAllowances(lockOf(packages), { allowScripts: { '@b/c': true, gone: true } })).toEqual([
      'gone',
    ]);
  });

  test.each(['1.2.3', '^1.2.0', '~1.2', '>=1 <3', 'npm:other@^1.0.0', 'npm:@a/b@1.0.0', '*'])(
    '%s may stand in package.json',
    (spec) => {
      expect(manifestProblems({ ...readManifest(), dependencies: { a: spec }, devDependencies: {} })).toEqual(
        [],
      );
    },
  );

  test.each([
    'github:a/b',
    'a/b',
    'git+https://example.com/a.git',
    'https://example.com/a.tgz',
    'file:../a',
    'link:../a',
  ])('%s may not', (spec) => {
    expect(
      manifestProblems({ ...readManifest(), dependencies: { a: spec }, devDependencies: {} }),
    ).toHaveLength(1);
  });
});

describe('licences', () => {
  const problem = (name: string, licence: string) =>
    licenceProblems([{ name, version: '1.0.0', licence }]).length > 0;

  test.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND ISC', '(Apache-2.0 AND BSD-3-Clause)'])(
    '%s is allowed',
    (licence) => {
      expect(problem('a', licence)).toBe(false);
    },
  );

  test.each([
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    'MIT AND GPL-3.0-only',
    'LGPL-3.0-or-later',
    'UNLICENSED',
    'none',
    '',
  ])('%j is not', (licence) => {
    expect(problem('a', licence)).toBe(true);
  });

  test('an exception holds for its packages alone', () => {
    expect(problem('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')).toBe(false);
    expect(problem('@img/sharp-libvips-linux-x64', 'AGPL-3.0-only')).toBe(true);
    expect(problem('react-leaflet', 'Hippocratic-2.1')).toBe(false);
    expect(problem('react-leaflet-other', 'Hippocratic-2.1')).toBe(true);
  });

  test('the list names each package below its licence', () => {
    const page = licencesPage([
      { name: 'a', version: '1.0.0', licence: 'MIT' },
      { name: 'b', version: '2.0.0', licence: 'ISC' },
    ]);
    expect(page).toMatch(/2 packages[\s\S]*## ISC\n\n- b 2\.0\.0\n\n## MIT\n\n- a 1\.0\.0\n$/);
  });

  test('development dependencies do not count', () => {
    const lockfile = lockOf({
      'node_modules/a': good,
      'node_modules/b': { ...good, dev: true },
      'node_modules/c': { ...good, devOptional: true },
      'node_modules/a/node_modules/d': { ...good, license: undefined },
    });
    expect(productionLicences(lockfile)).toEqual([
      { name: 'a', version: '1.0.0', licence: 'MIT' },
      { name: 'd', version: '1.0.0', licence: 'none' },
    ]);
  });
});

describe('the bill of materials', () => {
  const component = {
    name: 'a',
    version: '1.0.0',
    purl: 'pkg:npm/a@1.0.0',
    hashes: [{ alg: 'SHA-512', content: '00' }],
  };
  const bom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    metadata: { component: { name: 'folder', version: '0.0.0' } },
    components: [component],
  };

  test('has the name of the project', () => {
    expect(bomOf(JSON.stringify(bom), { name: 'aranya', version: '1.2.3' }).metadata.component).toEqual({
      name: 'aranya',
      version: '1.2.3',
    });
  });

  test('is made of what is left without development dependencies', () => {
    const manifest = { ...readManifest(), devDependencies: { b: '1.0.0' } };
    const lockfile = lockOf({ 'node_modules/a': good, 'node_modules/b': { ...good, dev: true } });
    const production = withoutDevelopment(manifest, {
      ...lockfile,
      packages: { ...lockfile.packages, '': { devDependencies: { b: '1.0.0' } } },
    });
    expect(production.manifest).toMatchObject({ name: 'aranya', devDependencies: {} });
    expect(production.lockfile.packages).toEqual({ '': { devDependencies: {} }, 'node_modules/a': good });
  });

  test('lacks no package that is always installed', () => {
    const read = bomOf(JSON.stringify(bom), { name: 'aranya', version: '1.2.3' });
    const lockfile = lockOf({
      'node_modules/a': good,
      'node_modules/b/node_modules/a': { ...good, version: '2.0.0' },
      'node_modules/c': { ...good, dev: true },
      'node_modules/d': { ...good, optional: true },
    });
    expect(missingFrom(read, lockfile)).toEqual(['a@2.0.0']);
  });

  test.each([
    ['without hashes', { ...bom, components: [{ ...component, hashes: [] }] }],
    ['without components', { ...bom, components: [] }],
    ['of another format', { ...bom, bomFormat: 'SPDX' }],
  ])('one %s is refused', (_, broken) => {
    expect(() => bomOf(JSON.stringify(broken), { name: 'aranya', version: '1' })).toThrow();
  });
});

describe('the audit', () => {
  const report = (counts: object) =>
    JSON.stringify({
      metadata: { vulnerabilities: { info: 0, low: 0, moderate: 0, high: 0, critical: 0, ...counts } },
    });

  test('fails with high or critical findings only', () => {
    expect(auditResult(report({})).failed).toBe(false);
    expect(auditResult(report({ moderate: 3, low: 1 })).failed).toBe(false);
    expect(auditResult(report({ high: 1 })).failed).toBe(true);
    expect(auditResult(report({ critical: 1 })).message).toContain('1 critical, 0 high');
  });

  test.each(['', 'no JSON', '{}', '{"error":{}}'])(
    '%j means that nobody answered, and fails nothing',
    (printed) => {
      expect(auditResult(printed)).toEqual({
        failed: false,
        message: "NOT AUDITED: the registry's audit service did not answer.",
      });
    },
  );

  test('says what the service said', () => {
    expect(
      auditResult('{"message":"405 Method Not Allowed - POST https://example.com/x"}').message,
    ).toContain('did not answer: 405 Method Not Allowed.');
  });
});
