/**
 * What measurements and traces cost the feed: the API with each of them beside the API without, in turn.
 * Usage: npx nx run bench:observed [-- POSTS --seconds=4 --rounds=3], 10,000 posts unless told.
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import getPort from 'get-port';
import { calls } from './lib/calls.mjs';
import { startCluster } from './lib/database/cluster.mjs';
import { copyOf, dropCopy, ensureSeeded, usersOf } from './lib/database/seeded.mjs';
import { measureInTurn } from './lib/load/in-turn.mjs';
import { startGenerator } from './lib/load/worker-process.mjs';
import { loadPeople } from './lib/readers.mjs';
import { startIssuer } from './lib/servers/issuer.mjs';
import { startApi } from './lib/servers/processes.mjs';
import { table } from './lib/tables.mjs';

const CONNECTIONS = 32;
const COPY = 'run_observed';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '4' }, rounds: { type: 'string', default: '3' } },
});
const posts = Number(positionals[0] ?? 10_000);

const receiver = createServer((request, response) => {
  request.resume().once('end', () => response.end('{}'));
});
await new Promise((done) => receiver.listen(0, '127.0.0.1', done));
const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${receiver.address().port}` };
const observers = {
  none: {},
  metrics: { METRICS_PORT: String(await getPort()) },
  traces,
  'one trace in ten': {
    ...traces,
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  },
};

const server = await startCluster();
const issuer = await startIssuer();
const generator = startGenerator();
const databaseUrl = await copyOf(server, await ensureSeeded(server, posts), COPY, issuer.url);
const sides = [];
try {
  for (const [name, env] of Object.entries(observers))
    sides.push(await startApi({ databaseUrl, issuer, env, name }));
  const people = await loadPeople(databaseUrl, issuer, usersOf(posts));
  const results = await measureInTurn(generator, sides, {
    requests: calls.feed(people),
    connections: CONNECTIONS,
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
  });
  const rows = Object.entries(results).map(([name, { rate, p50, p99 }]) => [
    name,
    rate.toFixed(0),
    p50.toFixed(1),
    p99.toFixed(1),
    (rate / results.none.rate).toFixed(2),
  ]);
  console.log(table(['on', 'feeds a second', 'p50 ms', 'p99 ms', 'ratio'], rows));
} finally {
  generator.stop();
  await Promise.all(sides.map((side) => side.stop()));
  await dropCopy(server, COPY);
  await issuer.close();
  receiver.close();
}
