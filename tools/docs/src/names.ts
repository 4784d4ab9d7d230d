import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './documents';

const BUILT = /(^|\/)(node_modules|dist|build|reports)(\/|$)/;

export const readFiles = (): string[] =>
  [
    ...readdirSync(root),
    ...['apps', 'libs', 'tools', 'docs', '.github'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file.replaceAll('\\', '/')),
      ),
    ),
  ].filter((file) => !BUILT.test(file));

/** Finds paths from the root, specs such as `auth.spec`, and source files. */
export const namesIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/`([^`\s{}*$]+)`/g)]
      .map(([, name = '']) => name.replace(/\/$/, ''))
      .filter((name) => /^(apps|libs|tools|\.github)\/|^[^.].*\.(spec|ts|tsx|mjs|cjs|sql)$/.test(name))
      .filter((name) => !BUILT.test(name)),
  ),
];

/** By the path or its end, a spec without its extension. */
export const isNamed = (name: string, files: readonly string[]): boolean =>
  [name, `${name}.ts`, `${name}.tsx`].some((end) =>
    files.some((file) => file === end || file.endsWith(`/${end}`)),
  );

export const linksIn = (document: string, text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, target = '']) =>
    path.posix.join(path.posix.dirname(document), target),
  );
