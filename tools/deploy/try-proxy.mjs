/** npx nx run deploy:try-proxy: a real Caddy before two built nodes (apps/api-e2e/src/specs/server/proxy.spec.ts). */
import { installServers, nxOnPostgres } from '../workspace/lib/postgres.mjs';

await installServers();
const { exitCode } = await nxOnPostgres([
  'run',
  'api-e2e:faults',
  '--output-style=static',
  '--',
  'proxy.spec',
]);
process.exit(exitCode);
