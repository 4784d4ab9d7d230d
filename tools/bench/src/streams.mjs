/**
 * Compares one node's event streams with the floor's: memory, arrival and loss; then messages a second of
 * one and two nodes.
 * Usage: npx nx run bench:streams [-- STREAMS … --seconds=20 --rate=100 --node-cores=0.3], by default 2,000
 * and 5,000 streams
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startCluster } from './lib/database/cluster.mjs';
import { copyDatabase, dropCopy, ensureSeeded, countUsers } from './lib/database/seeded.mjs';
import { startGenerator, startStreamHolder } from './lib/load/worker-process.mjs';
import { sendAtRate, sendRequests, settle } from './lib/messages.mjs';
import { loadMembers } from './lib/readers.mjs';
import { saveResult } from './lib/results.mjs';
import { limitProcessor } from './lib/servers/processor-share.mjs';
import { startIssuer } from './lib/servers/issuer.mjs';
import { readMemory, startApi, startFloor } from './lib/servers/processes.mjs';
import { startRedis } from './lib/servers/redis.mjs';
import { quantile } from './lib/statistics.mjs';
import { nodesTable, streamsTable } from './lib/tables.mjs';

const POSTS = 100_000;
const NODE_STREAMS = 500;
const NODE_CONNECTIONS = 32;
const WARM_UP_SECONDS = 5;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '20' },
    rate: { type: 'string', default: '100' },
    'node-cores': { type: 'string', default: '0.3' },
  },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [2_000, 5_000];
const seconds = Number(values.seconds);
const nodeCores = Number(values['node-cores']);

const openOn = (nodes, members) =>
  members.map(({ id, token }, n) => ({ url: nodes[n % nodes.length].url, userId: id, token }));

/** Memory and latency of one node. */
async function measureStreams(node, { members, pairs }, holder) {
  const few = { members: members.slice(0, 50), pairs: pairs.slice(0, 50) };
  // Compiled code belongs to no stream.
  await holder.open(openOn([node], few.members));
  await sendAtRate([node], few.pairs, { rate: 50, seconds: 4, label: 'warm-up' });
  await holder.close();
  await sleep(2_000);

  const before = readMemory(node.pid);
  await holder.open(openOn([node], members));
  await sleep(5_000);
  const perStream = (readMemory(node.pid) - before) / members.length;
  await holder.report();

  const sent = await sendAtRate([node], pairs, { rate: Number(values.rate), seconds, label: node.name });
  const { lost, doubled, delays } = await settle(holder, sent);
  const afterLoad = (readMemory(node.pid) - before) / members.length;
  await holder.close();
  return {
    perStream,
    afterLoad,
    sent: sent.length,
    lost,
    doubled,
    p50: quantile(delays),
    p99: quantile(delays, 0.99),
  };
}

/**
 * As fast as 32 senders a node can.
 * @param onWarm called before anything is counted
 */
async function measureNodes(nodes, { members, pairs }, holder, generators, onWarm) {
  await holder.open(openOn(nodes, members.slice(0, NODE_STREAMS)));
  await holder.report();
  const requests = sendRequests(pairs);
  const drive = (duration) =>
    Promise.all(
      nodes.map((node, n) =>
        generators[n].run({ url: node.url, requests, seconds: duration, connections: NODE_CONNECTIONS }),
      ),
    );
  await drive(WARM_UP_SECONDS);
  onWarm();
  const runs = await drive(seconds);
  await holder.close();
  const failed = runs.flatMap(({ errors, statuses }) =>
    errors || Object.keys(statuses).length ? [statuses] : [],
  );
  if (failed.length > 0) throw new Error(`Messages were refused: ${JSON.stringify(failed)}`);
  return {
    rate: runs.reduce((sum, { rate }) => sum + rate, 0),
    p99: Math.max(...runs.map(({ p99 }) => p99)),
  };
}

const server = await startCluster();
const issuer = await startIssuer();
const holder = startStreamHolder();
const generators = [startGenerator(), startGenerator()];
const redis = await startRedis();
const copy = 'run_streams';
try {
  const databaseUrl = await copyDatabase(server, await ensureSeeded(server, POSTS), copy, issuer.url);
  const people = await loadMembers(databaseUrl, issuer, Math.min(countUsers(POSTS), Math.max(...sizes)));
  const result = { rate: Number(values.rate), seconds, streams: [], nodes: [] };
  for (const count of sizes) {
    const members = people.members.slice(0, count);
    const ids = new Set(members.map(({ id }) => id));
    const some = { members, pairs: people.pairs.filter(({ from, to }) => ids.has(from.id) && ids.has(to)) };
    for (const start of [startApi, startFloor]) {
      const node = await start({ databaseUrl, issuer });
      result.streams.push({ streams: count, side: node.name, ...(await measureStreams(node, some, holder)) });
      await node.kill();
      console.error(JSON.stringify(result.streams.at(-1)));
    }
  }
  const ways = [['LISTEN/NOTIFY', {}], ...(redis === null ? [] : [['Redis', { REDIS_URL: redis.url }]])];
  for (const [way, env] of ways) {
    for (const count of [1, 2]) {
      const nodes = [];
      for (let n = 0; n < count; n += 1) nodes.push(await startApi({ databaseUrl, issuer, env }));
      let limits = [];
      // Limited only once compiled. Otherwise two nodes would share this machine's processors and never
      // carry more than one.
      const limit = () => (limits = nodes.map(({ pid }) => limitProcessor(pid, nodeCores)));
      const measured = await measureNodes(nodes, people, holder, generators, limit);
      const isLimited = limits.every((removeLimit) => removeLimit !== null);
      result.nodes.push({
        way,
        nodes: count,
        cores: isLimited ? nodeCores : null,
        ...measured,
      });
      await Promise.all(nodes.map((node) => node.kill()));
      for (const removeLimit of limits) removeLimit?.();
      console.error(JSON.stringify(result.nodes.at(-1)));
    }
  }
  await saveResult('streams', result);
  console.log(`${streamsTable(result)}\n\n${nodesTable(result)}`);
} finally {
  holder.stop();
  for (const generator of generators) generator.stop();
  await redis?.stop();
  await dropCopy(server, copy);
  await issuer.close();
}
