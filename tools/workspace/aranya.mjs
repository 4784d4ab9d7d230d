import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { nx } from './lib/nx.mjs';
import { workspaceRoot } from './lib/site.mjs';

// npm run aranya -- NAME ARGUMENTS

const inRoot = (...parts) => path.join(workspaceRoot, ...parts);
const built = inRoot('apps/api/dist/commands.js');
const sources = inRoot('apps/api/src/operator/commands/commands.main.ts');

const changedAt = (file) => statSync(file).mtimeMs;

/** Built commands start in half the time; Nx would take seconds to check them. */
function isUpToDate() {
  if (!existsSync(built)) return false;
  const folders = ['apps/api', 'libs/contracts', 'libs/identity', 'libs/openapi', 'libs/wildlife-data'];
  return folders
    .map((folder) => inRoot(folder, 'src'))
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => path.join(folder, name)))
    .every((file) => changedAt(file) <= changedAt(built));
}

if (isUpToDate()) await import(built);
else {
  // The commands name species and parks.
  if (!existsSync(inRoot('libs/wildlife-data/src/generated'))) {
    const made = await nx(['run', 'wildlife-data:facts'], { stdio: ['ignore', 'pipe', 'pipe'] });
    if (made.exitCode !== 0) {
      console.error(made.stdout, made.stderr);
      process.exit(1);
    }
  }
  process.env.TSX_TSCONFIG_PATH = inRoot('apps/api/tsconfig.json');
  await import('tsx/esm');
  await import(sources);
}
