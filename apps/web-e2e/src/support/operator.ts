import path from 'node:path';
import { execa } from 'execa';
import type { Site } from './site';

const workspaceRoot = path.resolve(import.meta.dirname, '../../../..');

/** Runs a command of the operator beside the running site. */
export async function operate({ dataDir }: Site, ...args: string[]): Promise<string> {
  const { stdout } = await execa(
    'tsx',
    ['--tsconfig', 'apps/api/tsconfig.json', 'apps/api/src/commands/commands.main.ts', ...args],
    { cwd: workspaceRoot, preferLocal: true, env: { DATA_DIR: dataDir } },
  );
  return stdout;
}
