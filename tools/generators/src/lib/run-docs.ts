import { execFileSync } from 'node:child_process';
import { workspaceRoot } from '@nx/devkit';

/** Writes the counts of docs/wildlife-data.md, once the records are on disk. */
export function runDocs(): void {
  execFileSync('npx', ['tsx', '--tsconfig', 'tsconfig.base.json', 'libs/wildlife-data/docs/write-docs.ts'], {
    cwd: workspaceRoot,
    stdio: 'inherit',
  });
}
