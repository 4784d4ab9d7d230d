import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { workspaceRoot } from '../../../workspace/lib/site.mjs';

/** BENCH_RESULTS names another folder, for rehearsals. */
export const resultsFolder = process.env.BENCH_RESULTS ?? path.join(workspaceRoot, 'docs/performance');

const resultFile = (name) => path.join(resultsFolder, `${name}.json`);

async function conditions() {
  const { stdout } = await execa('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: workspaceRoot,
    reject: false,
  });
  return {
    date: new Date().toISOString().slice(0, 10),
    revision: stdout ?? '',
    node: process.versions.node,
    processor: `${os.cpus().length} × ${os.cpus()[0]?.model ?? 'unknown'}`,
    memoryGiB: Math.round(os.totalmem() / 2 ** 30),
  };
}

export async function saveResult(name, result) {
  mkdirSync(resultsFolder, { recursive: true });
  const text = JSON.stringify({ conditions: await conditions(), ...result }, rounded, 2);
  writeFileSync(resultFile(name), `${text}\n`);
}

const rounded = (_key, value) => (typeof value === 'number' ? Number(value.toPrecision(5)) : value);

export function readResult(name) {
  return existsSync(resultFile(name)) ? JSON.parse(readFileSync(resultFile(name), 'utf8')) : null;
}
