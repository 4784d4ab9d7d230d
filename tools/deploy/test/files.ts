import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';

export const workspace = resolve(__dirname, '../../..');
export const deploy = resolve(__dirname, '..');

export const read = (path: string): string => readFileSync(join(workspace, path), 'utf8');

export const readLines = (path: string): string[] =>
  read(path)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

export const readSettingNames = (path: string): string[] => Object.keys(parseEnv(read(path)));

/** Resolves anchors and merges, as Compose does. */
export const readYaml = (path: string): unknown => parse(read(path), { merge: true });
