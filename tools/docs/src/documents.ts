import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Tests run in this project, commands in the workspace. */
export const root = path.resolve(process.cwd().replace(/[\\/]tools[\\/]docs$/, ''));

const markdownIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);

export const documents = (): string[] => [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...markdownIn('docs'),
];

export const decisions = (): string[] => markdownIn('docs/decisions');

export const readDocument = (file: string): string => readFileSync(path.join(root, file), 'utf8');
