import { execFileSync } from 'node:child_process';
import { logger, workspaceRoot } from '@nx/devkit';

const runScript = (script: string) =>
  execFileSync('npx', ['tsx', '--tsconfig', 'tsconfig.base.json', `libs/wildlife-data/${script}`], {
    cwd: workspaceRoot,
    stdio: 'inherit',
  });

/** Reads the facts again, once the records are on disk, and writes the counts of docs/wildlife-data.md. */
export function runDocs(): void {
  runScript('facts/main.ts');
  runScript('docs/write-docs.ts');
  // Written beside Nx, which names the other files.
  logger.info('UPDATE docs/wildlife-data.md');
}
