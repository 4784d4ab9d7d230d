import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Includes type imports and dynamic ones. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const isSource = (file: string) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');
const isTest = (file: string) => /\.(spec|testing)\.tsx?$|(^|\/)testing\//.test(file);
const folder = (file: string, depth = Infinity) => file.split('/').slice(0, -1).slice(0, depth).join('/');

export function readImports(root: string): Imports {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter(isSource);
  const known = new Set(files);
  const find = (from: string, name: string) => {
    const plain = path.posix.join(folder(from), name.replace(/\?.*$/, ''));
    return [plain, `${plain}.ts`, `${plain}.tsx`, `${plain}/index.ts`].find((file) => known.has(file));
  };
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, file), 'utf8'), true, true);
      const own = importedFiles.filter(({ fileName }) => fileName.startsWith('.'));
      return [file, [...new Set(own.flatMap(({ fileName }) => find(file, fileName) ?? []))]];
    }),
  );
}

const isLoaded = (node: ts.Statement): node is ts.ImportDeclaration | ts.ExportDeclaration =>
  (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly) ||
  (ts.isExportDeclaration(node) && !node.isTypeOnly);

/** The packages that running a file loads, without those of dynamic imports. */
export function packagesAtStart(main: string, tsconfig: string): Set<string> {
  const { config } = ts.readConfigFile(tsconfig, (name) => ts.sys.readFile(name));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(tsconfig));
  const packages = new Set<string>();
  const files = new Set([main]);
  for (const file of files) {
    const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
    for (const { moduleSpecifier } of statements.filter(isLoaded)) {
      if (moduleSpecifier === undefined) continue;
      const { text } = moduleSpecifier as ts.StringLiteral;
      const found = ts.resolveModuleName(text, file, options, ts.sys).resolvedModule;
      if (found && !found.isExternalLibraryImport) files.add(found.resolvedFileName);
      else packages.add(/^(@[^/]+\/)?[^/]+/.exec(text)?.[0] ?? text);
    }
  }
  return packages;
}

function* pairs(imports: Imports): Generator<readonly [from: string, to: string]> {
  for (const [from, imported] of imports) for (const to of imported) yield [from, to];
}

export const withoutTests = (imports: Imports): Imports =>
  new Map(
    [...imports].filter(([file]) => !isTest(file)).map(([file, to]) => [file, to.filter((f) => !isTest(f))]),
  );

/** The floors come from the top; other folders may import everything. */
export function climbs(imports: Imports, floors: readonly (readonly string[])[]): string[] {
  const floor = (file: string) => floors.findIndex((folders) => folders.includes(folder(file, 1)));
  return [...pairs(imports)]
    .filter(([from, to]) => floor(to) >= 0 && floor(to) < floor(from))
    .map(([from, to]) => `${from} -> ${to}`);
}

/** Imports between neighbours that stay apart. */
export function crossings(imports: Imports, apart: readonly string[]): string[] {
  return [...pairs(imports)]
    .filter(([from, to]) => apart.includes(folder(from, 1)) && folder(from, 1) === folder(to, 1))
    .filter(([from, to]) => folder(from, 2) !== folder(to, 2))
    .map(([from, to]) => `${from} -> ${to}`);
}

/** Tarjan's algorithm. */
export function cycles(all: Imports): string[][] {
  const imports = withoutTests(all);
  const indexes = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): number => {
    const index = indexes.size;
    indexes.set(file, index);
    stack.push(file);
    let low = index;
    for (const to of imports.get(file) ?? []) {
      if (!indexes.has(to)) low = Math.min(low, visit(to));
      else if (stack.includes(to)) low = Math.min(low, lowest.get(to) ?? indexes.get(to) ?? low);
      lowest.set(file, low);
    }
    if (low === index) {
      const group = stack.splice(stack.indexOf(file));
      if (group.length > 1) found.push(group.sort());
    }
    return low;
  };
  for (const file of imports.keys()) if (!indexes.has(file)) visit(file);
  return found;
}

/** Neither folder lies within the other. */
export function mutualFolders(all: Imports, depth: number): string[] {
  const between = new Set<string>();
  for (const [from, to] of pairs(withoutTests(all))) {
    const [one, other] = [folder(from, depth), folder(to, depth)];
    if (one && other && !`${one}/`.startsWith(`${other}/`) && !`${other}/`.startsWith(`${one}/`))
      between.add(`${one} <> ${other}`);
  }
  return [...between].filter((pair) => {
    const [one = '', other = ''] = pair.split(' <> ');
    return one < other && between.has(`${other} <> ${one}`);
  });
}
