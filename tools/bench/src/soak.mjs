/**
 * Mixed load at half of what two nodes can, while one of them is stopped or killed every few minutes.
 * Usage: npx nx run bench:soak [-- MINUTES], 30 unless told. Exits with 1 on a failed call or a lost or doubled message.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import getPort from 'get-port';
import { startCluster } from './lib/database/cluster.mjs';
import { copyOf, dropCopy, ensureSeeded, usersOf } from './lib/database/seeded.mjs';
import { loadMembers, loadPeople } from './lib/readers.mjs';
import { saveResult } from './lib/results.mjs';
import { startIssuer } from './lib/servers/issuer.mjs';
import { memoryOf, startApi } from './lib/servers/processes.mjs';
import { startRedis } from './lib/servers/redis.mjs';
import { createClient } from './lib/soak/client.mjs';
import { openStreams } from './lib/soak/reconnecting-streams.mjs';
import { quantile } from './lib/statistics.mjs';
import { soakTable } from './lib/tables.mjs';

const minutes = Number(process.argv[2] ?? 30);
const POSTS = 100_000;
const STREAMS = 200;
const CALLERS = 64;
const CAPACITY_SECONDS = 15;
const FAULT_EVERY_MS = Math.min(3, minutes / 3) * 60_000;
const DOWN_MS = 3_000;
const SETTLE_MS = 10_000;
const SAMPLES = 120;

const server = await startCluster();
const issuer = await startIssuer();
const redis = process.env.BENCH_REDIS === 'no' ? null : await startRedis();
const copy = 'run_soak';
const databaseUrl = await copyOf(server, await ensureSeeded(server, POSTS), copy, issuer.url);
const nodes = [];

async function startNode(n) {
  const API_PORT = nodes[n]?.url.split(':').at(-1) ?? String(await getPort());
  const env = { API_PORT, ...(redis === null ? {} : { REDIS_URL: redis.url }) };
  nodes[n] = await startApi({ databaseUrl, issuer, env });
}

/** Stops and kills the second node in turn; the first stays, so that its memory can be watched. */
async function breakNode(signal, faults) {
  for (let n = 0; !signal.aborted; n += 1) {
    await sleep(FAULT_EVERY_MS, null, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    const kind = n % 2 === 0 ? 'stopped' : 'killed';
    faults[kind] += 1;
    await (kind === 'stopped' ? nodes[1].stop() : nodes[1].kill());
    await sleep(DOWN_MS);
    await startNode(1);
  }
}

/** Resident memory of the node that stays, and latency, over time. */
async function watch(signal, client) {
  const samples = [];
  const began = Date.now();
  while (!signal.aborted) {
    await sleep((minutes * 60_000) / SAMPLES, null, { signal }).catch(() => undefined);
    const times = client.takeTimes();
    samples.push({
      seconds: (Date.now() - began) / 1000,
      memory: memoryOf(nodes[0].pid).resident,
      p50: quantile(times),
      p99: quantile(times, 0.99),
    });
  }
  return samples;
}

/** In the database, of messages that were acknowledged. */
async function storedTimes() {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  const { rows } = await db.query(
    `select text, count(*)::int as times from messages where text like 'soak %' group by 1`,
  );
  await db.end();
  return new Map(rows.map(({ text, times }) => [text, times]));
}

let streams;
try {
  await Promise.all([startNode(0), startNode(1)]);
  const { members, pairs } = await loadMembers(databaseUrl, issuer, STREAMS);
  const { posts, profiles } = await loadPeople(databaseUrl, issuer, usersOf(POSTS), { usual: 10 });
  const addresses = nodes.map(({ url }) => url);
  streams = openStreams(addresses, members);
  await streams.ready;
  const client = createClient(addresses, { members, pairs, posts, profiles });

  const capacity = await client.capacity(CALLERS, CAPACITY_SECONDS);
  const rate = capacity / 2;
  console.error(`${Math.round(capacity)} calls a second at most; ${minutes} minutes at half of it`);
  const end = new AbortController();
  const faults = { stopped: 0, killed: 0 };
  client.takeTimes();
  setTimeout(() => end.abort(), minutes * 60_000);
  const [, , samples] = await Promise.all([
    client.drive(rate, end.signal),
    breakNode(end.signal, faults),
    watch(end.signal, client),
  ]);
  await sleep(SETTLE_MS);

  const stored = await storedTimes();
  const { acknowledged, counts } = client;
  const messages = {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((text) => !stored.has(text)).length,
    doubled: [...stored.values()].filter((times) => times > 1).length,
    notArrived: acknowledged.filter((text) => !streams.arrivals.has(text)).length,
    arrivedTwice: [...streams.arrivals.values()].filter((times) => times > 1).length,
  };
  const result = { minutes, capacity, rate, faults, counts, messages, streams: streams.counts, samples };
  await saveResult('soak', result);
  console.log(soakTable(result));
  const { lost, doubled, notArrived, arrivedTwice } = messages;
  if (counts.failed + lost + doubled + notArrived + arrivedTwice > 0) process.exitCode = 1;
} finally {
  streams?.close();
  await Promise.all(nodes.map((node) => node.kill()));
  await redis?.stop();
  await dropCopy(server, copy);
  await issuer.close();
}
