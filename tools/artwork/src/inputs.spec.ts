import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '../../..');
const inRoot = (file: string) => path.relative(root, file).split(path.sep).join('/');

/** What main.ts imports, directly or by its own files: names of packages and of our libraries. */
function importedFrom(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return fileName.startsWith('node:') ? [] : [fileName];
    if (fileName.endsWith('.json')) return [];
    const plain = path.join(path.dirname(file), fileName);
    const found = [`${plain}.ts`, `${plain}/index.ts`].find((name) => ts.sys.fileExists(name));
    if (!found) throw new Error(`${inRoot(file)} imports ${fileName}, which is not there`);
    return importedFrom(found, seen);
  });
}

const imported = [...new Set(importedFrom(path.join(__dirname, 'main.ts')))];
const { targets } = JSON.parse(readFileSync(path.join(__dirname, '../project.json'), 'utf8')) as {
  targets: { build: { inputs: (string | Record<string, unknown>)[] } };
};
const { inputs } = targets.build;
const nameOfPackage = /^(@[^/]+\/)?[^/]+/;
/** Types alone come from a package of another name. */
const { dependencies, devDependencies } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
) as Record<string, Record<string, string>>;
const installed = { ...dependencies, ...devDependencies };

describe('pictures are drawn again when what they show has changed, and only then', () => {
  test('of our libraries they use the drawn facts alone, which are an input', () => {
    expect(imported.filter((name) => name.startsWith('@aranya/'))).toEqual(['@aranya/wildlife-data/drawn']);
    expect(inputs).toEqual(
      expect.arrayContaining([
        '{workspaceRoot}/libs/wildlife-data/src/drawn-facts.ts',
        { dependentTasksOutputFiles: '**/drawn-{facts,words}.json' },
      ]),
    );
    expect(inputs.filter((input) => typeof input === 'string' && input.startsWith('^'))).toEqual([]);
  });

  test('their packages are inputs', () => {
    const packages = imported
      .filter((name) => !name.startsWith('@aranya/'))
      .map((name) => nameOfPackage.exec(name)?.[0] ?? name)
      .filter((name) => name in installed);
    const named = inputs.flatMap((input) =>
      typeof input === 'object' && 'externalDependencies' in input ? input.externalDependencies : [],
    );
    expect(packages.length).toBeGreaterThan(5);
    expect(packages.filter((name) => !named.includes(name))).toEqual([]);
  });
});
