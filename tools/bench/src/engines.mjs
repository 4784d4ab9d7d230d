/**
 * The hot calls on the embedded engine beside a PostgreSQL server, with the same data, in turn.
 * Usage: npx nx run bench:engines [-- --seconds=3 --rounds=2]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { calls } from './lib/calls.mjs';
import { startCluster } from './lib/database/cluster.mjs';
import { seedEmbedded } from './lib/database/embedded.mjs';
import { copyOf, dropCopy, ensureSeeded, usersOf } from './lib/database/seeded.mjs';
import { measureInTurn } from './lib/load/in-turn.mjs';
import { startGenerator } from './lib/load/worker-process.mjs';
import { loadPeople } from './lib/readers.mjs';
import { saveResult } from './lib/results.mjs';
import { startIssuer } from './lib/servers/issuer.mjs';
import { startApi } from './lib/servers/processes.mjs';
import { enginesTable } from './lib/tables.mjs';

const POSTS = 10_000;
const CONNECTIONS = 32;

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '3' }, rounds: { type: 'string', default: '2' } },
});

const server = await startCluster();
const issuer = await startIssuer();
const generator = startGenerator();
const copy = 'run_engines';
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'aranya-bench-embedded-'));
const sides = [];
try {
  const databaseUrl = await copyOf(server, await ensureSeeded(server, POSTS), copy, issuer.url);
  await seedEmbedded(path.join(dataDir, 'postgres'), POSTS, issuer.url);
  sides.push(await startApi({ databaseUrl: null, issuer, env: { DATA_DIR: dataDir }, name: 'embedded' }));
  sides.push(await startApi({ databaseUrl, issuer, name: 'server' }));
  const people = await loadPeople(databaseUrl, issuer, usersOf(POSTS));
  const result = { posts: POSTS, connections: CONNECTIONS, calls: [] };
  for (const [call, requestsFor] of Object.entries(calls)) {
    const load = {
      requests: requestsFor(people),
      connections: CONNECTIONS,
      seconds: Number(values.seconds),
      rounds: Number(values.rounds),
    };
    result.calls.push({ call, ...(await measureInTurn(generator, sides, load)) });
    console.error(JSON.stringify(result.calls.at(-1)));
  }
  await saveResult('engines', result);
  console.log(enginesTable(result));
} finally {
  generator.stop();
  await Promise.all(sides.map((side) => side.stop()));
  rmSync(dataDir, { recursive: true, force: true });
  await dropCopy(server, copy);
  await issuer.close();
}
