import { execFileSync } from 'node:child_process';
import { workspaceRoot } from '@nx/devkit';

/** Call it once the new record is on disk. */
export function readFactsAgain(): void {
  execFileSync('npx', ['tsx', '--tsconfig', 'tsconfig.base.json', 'libs/wildlife-data/facts/main.ts'], {
    cwd: workspaceRoot,
    stdio: 'inherit',
  });
}
