/**
 * Compares hot calls of the API with the floor, in turn; writes also with a floor that notifies.
 * Usage: npx nx run bench:calls [-- POSTS … --calls=feed,like --seconds=4 --rounds=5]
 */
import { parseArgs } from 'node:util';
import { calls, writeCalls } from './lib/calls.mjs';
import { checkEqual } from './lib/check.mjs';
import { copyDatabase, dropCopy, ensureSeeded, SIZES, countUsers } from './lib/database/seeded.mjs';
import { clusterPid, startCluster } from './lib/database/cluster.mjs';
import { measureInTurn } from './lib/load/in-turn.mjs';
import { startGenerator } from './lib/load/worker-process.mjs';
import { loadPeople } from './lib/readers.mjs';
import { saveResult } from './lib/results.mjs';
import { startIssuer } from './lib/servers/issuer.mjs';
import { readMemory, startApi, startFloor } from './lib/servers/processes.mjs';
import { callsTable } from './lib/tables.mjs';

const CONNECTIONS = 32;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    calls: { type: 'string', default: Object.keys(calls).join(',') },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
    'skip-check': { type: 'boolean', default: false },
  },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : SIZES;
const chosen = values.calls.split(',');

async function measureSize(server, issuer, generator, posts) {
  const copy = `run_calls_${posts}`;
  const databaseUrl = await copyDatabase(server, await ensureSeeded(server, posts), copy, issuer.url);
  const sides = [];
  try {
    // The first start with a database fills in what the seed lacks, and V8 keeps the garbage of that for long.
    await (await startApi({ databaseUrl, issuer })).stop();
    sides.push(await startApi({ databaseUrl, issuer }));
    sides.push(await startFloor({ databaseUrl, issuer }));
    sides.push(await startFloor({ databaseUrl, issuer, env: { FLOOR_NOTIFIES: 'yes' } }));
    const [api, floor, notifying] = sides;
    const people = await loadPeople(databaseUrl, issuer, countUsers(posts));
    const compared = values['skip-check']
      ? 0
      : (await checkEqual(api, floor, people)) + (await checkEqual(api, notifying, people));
    console.error(`${posts.toLocaleString('en')} posts: ${compared} answers compared`);
    const results = [];
    for (const call of chosen) {
      const found = await measureInTurn(generator, writeCalls.includes(call) ? sides : [api, floor], {
        requests: calls[call](people),
        connections: CONNECTIONS,
        seconds: Number(values.seconds),
        rounds: Number(values.rounds),
        databasePid: await clusterPid(),
      });
      results.push({ posts, call, api: found.API, floor: found.floor, notifying: found.notifying });
      console.error(call, (found.API.rate / found.floor.rate).toFixed(2));
    }
    const memory = sides.map(({ name, pid }) => `${name} ${Math.round(readMemory(pid) / 2 ** 20)} MiB`);
    console.error(`Memory after load: ${memory.join(', ')}`);
    return { compared, results };
  } finally {
    await Promise.all(sides.map((side) => side.stop()));
    await dropCopy(server, copy);
  }
}

const server = await startCluster();
const issuer = await startIssuer();
const generator = startGenerator();
try {
  const all = { connections: CONNECTIONS, compared: 0, calls: [] };
  for (const posts of sizes) {
    const { compared, results } = await measureSize(server, issuer, generator, posts);
    all.compared += compared;
    all.calls.push(...results);
  }
  await saveResult('calls', all);
  console.log(callsTable(all));
} finally {
  generator.stop();
  await issuer.close();
}
