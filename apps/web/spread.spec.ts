import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkSpread, renamedWith } from './spread';

const chunk = (name: string, imports: string[] = [], dynamicImports: string[] = []) => ({
  [name]: { file: `${name}.js`, imports, dynamicImports },
});
const manifest = {
  ...chunk('root'),
  ...chunk('records'),
  ...chunk('lookups', ['records']),
  ...chunk('page', ['root', 'lookups']),
  ...chunk('layout', ['root'], ['page']),
  ...chunk('other', ['root']),
};

test('a changed file renames those that import it, at once or later', () => {
  expect([...renamedWith(manifest, ['records.js'])].sort()).toEqual([
    'layout.js',
    'lookups.js',
    'page.js',
    'records.js',
  ]);
  expect([...renamedWith(manifest, ['other.js'])]).toEqual(['other.js']);
});

describe('the build fails', () => {
  let client: string;
  beforeAll(async () => {
    client = await mkdtemp(path.join(tmpdir(), 'aranya-spread-'));
    for (const name of Object.keys(manifest))
      await writeFile(path.join(client, `${name}.js`), 'x'.repeat(500));
    await writeFile(path.join(client, 'records.js'), `"Panthera tigris"${'x'.repeat(483)}`);
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await rm(client, { recursive: true });
  });
  const check = (text: string, budget: number, shared: string[] = []) =>
    checkSpread(client, manifest, new Set(shared), [{ what: 'a name', text, budget }]);

  test('not within the budget', () => expect(check('Panthera tigris', 2)).resolves.toBeUndefined());
  test('above it', () => expect(check('Panthera tigris', 1.9)).rejects.toThrow('a name spreads over 2 kB'));
  test('where all pages load it', () =>
    expect(check('Panthera tigris', 2, ['page.js'])).rejects.toThrow('what all pages load: page.js'));
  test('where the text is nowhere, so that nothing was measured', () =>
    expect(check('Felis catus', 2)).rejects.toThrow('no file has a name'));
});
