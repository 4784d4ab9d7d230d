/**
 * Stops the benchmark's own PostgreSQL server, which stays between runs.
 * Usage: npx nx run bench:stop-database
 */
import { stopCluster } from './lib/database/cluster.mjs';

await stopCluster();
