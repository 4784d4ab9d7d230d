import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runOrThrow } from './run';

export const root = resolve(__dirname, '../../..');

async function pack(folder: string, destination: string): Promise<string> {
  const stdout = await runOrThrow(
    'npm',
    ['pack', '--json', '--pack-destination', destination],
    join(root, folder),
  );
  const [packed] = JSON.parse(stdout) as { filename: string }[];
  return join(destination, packed?.filename ?? '');
}

async function examples(): Promise<Map<string, string>> {
  const text = await readFile(join(root, 'libs/contracts/README.md'), 'utf8');
  return new Map(
    [...text.matchAll(/```ts example=(\w+)\n(.*?)```/gs)].map(([, name = '', code = '']) => [name, code]),
  );
}

/** An empty folder with both tarballs, as on a stranger's computer. */
export async function installOutside(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'aranya-outside-'));
  const tarballs = [await pack('libs/contracts/dist', folder), await pack('apps/field-notes-cli', folder)];
  await writeFile(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const beside = ['openid-client', 'zod', '@ts-rest/core'].map(
    (name) => `${name}@${manifest.dependencies[name]}`,
  );
  await runOrThrow('npm', ['install', ...quiet, ...tarballs, ...beside], folder);
  await mkdir(join(folder, 'examples'));
  for (const [name, code] of await examples()) await writeFile(join(folder, `examples/${name}.ts`), code);
  return folder;
}

const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.AsyncIterable'],
  strict: true,
  types: ['node'],
  typeRoots: [join(root, 'node_modules/@types')],
  // Declarations of @ts-rest/core name types of zod 3 only.
  skipLibCheck: true,
};

async function compile(folder: string, name: string, options: object, include: string[]): Promise<void> {
  const file = join(folder, name);
  await writeFile(file, JSON.stringify({ compilerOptions: { ...compilerOptions, ...options }, include }));
  await runOrThrow(join(root, 'node_modules/.bin/tsc'), ['-p', file], folder);
}

/** As Node resolves modules. */
export const compileExamples = (folder: string) =>
  compile(folder, 'tsconfig.examples.json', { module: 'NodeNext', rootDir: 'examples', outDir: 'built' }, [
    'examples',
  ]);

export async function checkSources(folder: string): Promise<void> {
  await runOrThrow('cp', ['-r', 'node_modules/@aranya/field-notes/src', 'src'], folder);
  const options = { module: 'ESNext', moduleResolution: 'bundler', noEmit: true };
  await compile(folder, 'tsconfig.src.json', options, ['src']);
}
