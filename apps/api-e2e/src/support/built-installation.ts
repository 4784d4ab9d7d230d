import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(__dirname, '../../../..');

/** The built API and its packages in a folder of their own, without any sources, as in an image. */
export interface BuiltInstallation {
  /** @returns what it prints @throws Error unless it succeeds, with `stderr` */
  run(settings: Record<string, string>, ...args: string[]): Promise<string>;
  remove(): Promise<void>;
}

export async function copyBuiltApi(): Promise<BuiltInstallation> {
  const folder = await mkdtemp(join(tmpdir(), 'aranya-built-'));
  const dist = join(folder, 'apps/api/dist');
  await mkdir(join(folder, 'apps/api'), { recursive: true });
  await cp(resolve(root, 'apps/api/dist'), dist, { recursive: true });
  await cp(resolve(root, 'package.json'), join(folder, 'package.json'));
  await symlink(resolve(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    run: async (settings, ...args) => {
      const options = { cwd: tmpdir(), env: { PATH: process.env['PATH'] ?? '', ...settings } };
      const command = [join(dist, 'commands.js'), ...args];
      return (await promisify(execFile)(process.execPath, command, options)).stdout;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
