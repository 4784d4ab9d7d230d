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

/** @returns how many steps a command has that is not killed */
export async function countSteps(
  folder: string,
  settings: Record<string, string>,
  ...args: string[]
): Promise<number> {
  const file = join(folder, 'steps');
  const { code, output } = await runBuilt({ ...settings, KILL_COUNT: file }, ...args);
  if (code !== 0) throw new Error(output);
  return Number(await readFile(file, 'utf8'));
}

/** Evenly over all steps, the last one included. */
export const killPoints = (steps: number, points: number) =>
  Array.from({ length: points }, (_, index) => Math.ceil(((index + 1) * steps) / points));
