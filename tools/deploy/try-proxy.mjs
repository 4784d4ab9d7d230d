/**
 * npx nx run deploy:try-proxy: the Caddyfile with a real Caddy before two built nodes, on a PostgreSQL server and an S3
 * store (apps/api-e2e/src/specs/server/proxy.spec.ts). `npm run test:all` runs the same test among others.
 */
import { installServers, nxOnPostgres } from '../workspace/lib/postgres.mjs';

await installServers();
const { exitCode } = await nxOnPostgres(['run', 'api-e2e:faults', '--output-style=static', '--', 'proxy.spec']);
process.exit(exitCode);
