import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOpenApi, type OpenApiDocument } from '../openapi';
import { compareDocuments, type Difference } from './document-difference';
import { exportedNames } from './exported-names';

export interface Release {
  document: OpenApiDocument;
  exports: string[];
}

const folderIn = (root: string) => join(root, 'libs/contracts/released');

export const currentRelease = (root: string): Release => ({
  document: createOpenApi(),
  exports: exportedNames(join(root, 'libs/contracts/src/index.ts')),
});

export function readRelease(root: string): Release {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folderIn(root), name), 'utf8'));
  return {
    document: read('openapi.json') as OpenApiDocument,
    exports: read('exports.json') as string[],
  };
}

export function writeRelease(root: string, { document, exports }: Release): void {
  const write = (name: string, value: unknown) =>
    writeFileSync(join(folderIn(root), name), `${JSON.stringify(value, null, 1)}\n`);
  write('openapi.json', document);
  write('exports.json', exports);
}

export function compareReleases(before: Release, after: Release): Difference {
  const { breaking, added } = compareDocuments(before.document, after.document);
  const gone = before.exports.filter((name) => !after.exports.includes(name));
  return { breaking: [...breaking, ...gone.map((name) => `export ${name}: removed`)], added };
}
