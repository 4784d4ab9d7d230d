import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(__dirname, '../../..');
const readJson = <Shape>(file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Shape;
const run = (program: string, options: string[]) =>
  promisify(execFile)(path.join(root, 'node_modules/.bin', program), options, { cwd: root });

/** SPDX ids that production dependencies may have. */
const ALLOWED = '0BSD;Apache-2.0;BlueOak-1.0.0;BSD-2-Clause;BSD-3-Clause;ISC;MIT;MIT-0;OFL-1.1;Unlicense';

/** Packages under other licences, each for a reason. */
const EXCEPTIONS = [
  // MPL-2.0 asks for the source of its own files alone, which are unchanged.
  'web-push',
  // LGPL-3.0: libvips is a library of its own beside sharp, unchanged and replaceable.
  '@img/sharp-libvips-darwin-arm64',
  '@img/sharp-libvips-darwin-x64',
  '@img/sharp-libvips-linux-arm64',
  '@img/sharp-libvips-linux-x64',
  '@img/sharp-libvips-linuxmusl-arm64',
  '@img/sharp-libvips-linuxmusl-x64',
  '@img/sharp-win32-x64',
  // Hippocratic-2.1 forbids uses that violate human rights.
  'react-leaflet',
  '@react-leaflet/core',
];

jest.setTimeout(120_000);

test('the lockfile holds hashed packages of the registry only', async () => {
  const rules = [
    '--allowed-hosts=npm',
    '--validate-https',
    '--validate-integrity',
    '--validate-package-names',
  ];
  const { stdout } = await run('lockfile-lint', ['--path=package-lock.json', '--type=npm', ...rules]);
  expect(stdout).toContain('No issues detected');
});

test('production dependencies have allowed licences', async () => {
  const scope = ['--production', '--excludePrivatePackages', '--summary'];
  const { stdout } = await run('license-checker-rseidelsohn', [
    ...scope,
    `--onlyAllow=${ALLOWED}`,
    `--excludePackages=${EXCEPTIONS.join(';')}`,
  ]);
  expect(stdout).toContain('MIT');
});

test('allowScripts names each package with an install script, and no other', () => {
  type Lockfile = { packages: Record<string, { hasInstallScript?: boolean }> };
  const { packages } = readJson<Lockfile>('package-lock.json');
  const { allowScripts } = readJson<{ allowScripts: Record<string, boolean> }>('package.json');
  const names = Object.keys(packages)
    .filter((location) => packages[location]?.hasInstallScript)
    .map((location) => location.replace(/^.*node_modules\//, ''));
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(names)].sort());
});
