/**
 * Keeps in package.json only what the built API and the page build import, so that `npm prune` removes the
 * rest.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

const DIST = 'apps/api/dist';
const RENDER = 'apps/web/build/render';

/** `@scope/name/file` → `@scope/name` */
const toPackageName = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const textsIn = (folder) =>
  readdirSync(folder)
    .filter((file) => /\.m?js$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));

const texts = textsIn(DIST);

const importedPackages = () =>
  [...texts, ...textsIn(RENDER), ...textsIn(path.join(RENDER, 'assets'))]
    .flatMap((text) => ts.preProcessFile(text).importedFiles)
    .map(({ fileName }) => fileName)
    .filter((specifier) => !specifier.startsWith('.') && !isBuiltin(specifier))
    .map(toPackageName);

/** Some packages, such as fonts, are named only as text. */
const isNamed = (name) =>
  texts.some((text) =>
    [`"${name}"`, `'${name}'`, `"${name}/`, `'${name}/`].some((quoted) => text.includes(quoted)),
  );

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const imported = new Set(importedPackages());
const unnamed = [...imported].filter((name) => !(name in manifest.dependencies));
if (unnamed.length > 0)
  throw new Error(`package.json does not name what the API imports: ${unnamed.join(', ')}`);

for (const name of Object.keys(manifest.dependencies)) if (isNamed(name)) imported.add(name);

/** `$name` takes the version of a dependency, which may be gone. */
const isKept = (override) =>
  typeof override === 'string'
    ? !override.startsWith('$') || imported.has(override.slice(1))
    : Object.values(override).every(isKept);
const keep = (entries, test) => Object.fromEntries(Object.entries(entries).filter(test));

const { name, version, type, engines, dependencies, overrides } = manifest;
const kept = {
  name,
  version,
  private: true,
  type,
  engines,
  dependencies: keep(dependencies, ([dependency]) => imported.has(dependency)),
  overrides: keep(overrides, ([, override]) => isKept(override)),
};
writeFileSync('package.json', `${JSON.stringify(kept, null, 2)}\n`);
console.log(`${imported.size} packages stay: ${[...imported].sort().join(', ')}`);
