import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** COMMANDS_MAIN names another build. */
const main = process.env['COMMANDS_MAIN'] ?? resolve(__dirname, '../../../api/dist/commands.js');
const killer = resolve(__dirname, 'kill-at.cjs');

export interface Ended {
  /** SIGKILL for a process that was killed. */
  signal: string | null;
  code: number | null;
  output: string;
}

/** A command of the built API in its own process. @param settings also KILL_AT and KILL_COUNT */
export async function runBuilt(settings: Record<string, string>, ...args: string[]): Promise<Ended> {
  const options = { env: { PATH: process.env['PATH'] ?? '', ...settings }, maxBuffer: 2 ** 24 };
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--require', killer, main, ...args],
      options,
    );
    return { signal: null, code: 0, output: stdout };
  } catch (error) {
    const { signal, code, stdout, stderr } = error as Ended & { stdout: string; stderr: string };
    return { signal, code, output: `${stdout}${stderr}` };
  }
}

export interface Steps {
  count: number;
  /** Which of them give or take a name, or end a transaction. */
  turns: number[];
}

/** @returns the steps of a command that is not killed */
export async function countSteps(
  folder: string,
  settings: Record<string, string>,
  ...args: string[]
): Promise<Steps> {
  const file = join(folder, 'steps');
  const { code, output } = await runBuilt({ ...settings, KILL_COUNT: file }, ...args);
  if (code !== 0) throw new Error(output);
  return JSON.parse(await readFile(file, 'utf8')) as Steps;
}

/** From the middle of each of `count` equal pieces; all, if there are no more. */
const spread = <Item>(list: readonly Item[], count: number): readonly Item[] =>
  list.length <= count
    ? list
    : Array.from({ length: count }, (_, index) => Math.floor(((index + 0.5) * list.length) / count)).flatMap(
        (place) => list.slice(place, place + 1),
      );

/**
 * Values of KILL_AT in their order: up to half of them just before and just after turns, whose number is always the same,
 * the others over all steps, whose number varies a little. None comes after the last turn.
 */
export function killPoints({ count, turns }: Steps, points: number): string[] {
  const around = turns.flatMap((step, index) => [
    { step, at: `turn ${index + 1}` },
    { step: step + 1, at: `after ${index + 1}` },
  ]);
  const first = spread(around.slice(0, -1), Math.floor(points / 2));
  const all = Array.from({ length: count }, (_, index) => ({ step: index + 1, at: `${index + 1}` }));
  return [...first, ...spread(all, points - first.length)]
    .sort((a, b) => a.step - b.step)
    .map(({ at }) => at);
}

interface Manifest {
  tables: { name: string; rows: number; sha256: string }[];
  sequences: unknown;
  pictures: { count: number };
  members: { name: string; sha256: string }[];
}

/** Counts and hashes of all tables, numbers of sequences, and hashes of pictures. */
export async function readBackupContent(file: string) {
  const { stdout } = await promisify(execFile)('tar', ['-xOf', file, 'manifest.json'], {
    maxBuffer: 2 ** 24,
  });
  const { tables, sequences, pictures, members } = JSON.parse(stdout) as Manifest;
  const hashes = members
    .filter(({ name }) => name.startsWith('pictures/'))
    .map(({ name, sha256 }) => `${name} ${sha256}`);
  return { tables, sequences, pictures, hashes: hashes.sort() };
}
