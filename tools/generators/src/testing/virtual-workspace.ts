import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTree } from '@nx/devkit/testing';
import type { Tree } from '@nx/devkit';

const root = path.resolve(__dirname, '../../../..');

/** A tree in memory with these files of the workspace. */
export function virtualWorkspace(files: readonly string[]): Tree {
  const tree = createTree();
  for (const file of files) tree.write(file, readFileSync(path.join(root, file), 'utf8'));
  return tree;
}

export const readSample = (name: string) => readFileSync(path.join(__dirname, name), 'utf8');

/** The file as Prettier leaves it; empty if there is none. Jest cannot load Prettier itself. */
export function formatted(tree: Tree, file: string): string {
  const text = tree.read(file, 'utf8');
  if (text === null || !/\.tsx?$/.test(file)) return text ?? '';
  const prettier = path.join(root, 'node_modules/prettier/bin/prettier.cjs');
  return execFileSync(process.execPath, [prettier, '--stdin-filepath', path.join(root, file)], {
    input: text,
    encoding: 'utf8',
  });
}
