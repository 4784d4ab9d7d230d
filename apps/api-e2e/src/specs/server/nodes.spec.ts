import { setTimeout as sleep } from 'node:timers/promises';
import { ApiProcess } from '../../support/api-process';
import { createServerDatabase, type ServerDatabase } from '../../support/database';
import { type Issuer, startIssuer } from '../../support/issuer';
import { call, connectMembers, type Member, signUp } from '../../support/members';
import { NodeSender, NodeStream } from '../../support/node-clients';
import { RedisServer } from '../../support/redis-server';
import { waitUntil } from '../../support/wait-until';

const ARRIVE_MS = 10_000;
const PAIRS = 4;
const SOAK_MS = Number(process.env['SOAK_SECONDS'] ?? 9) * 1_000;

let redis: RedisServer;
let issuer: Issuer;
let database: ServerDatabase;
beforeAll(async () => {
  [redis, issuer, database] = await Promise.all([RedisServer.start(), startIssuer(), createServerDatabase()]);
});
afterAll(async () => {
  await redis?.kill();
  await issuer?.close();
  await database?.remove();
});

let nodes: ApiProcess[] = [];
let streams: NodeStream[] = [];
afterEach(async () => {
  await Promise.all(streams.map((stream) => stream.stop()));
  streams = [];
});

/** Two nodes for the tests of a block. */
function useNodes(env: () => Record<string, string>): void {
  beforeAll(async () => {
    const options = { issuer: issuer.url, databaseUrl: database.url, env: env() };
    nodes = [await ApiProcess.start(options), await ApiProcess.start(options)];
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.remove()));
  });
}

let pairs = 0;
async function newPair(): Promise<[Member, Member]> {
  const [node] = nodes as [ApiProcess];
  pairs += 1;
  const pair: [Member, Member] = [
    await signUp(node, issuer, `asha${pairs}`),
    await signUp(node, issuer, `bikram${pairs}`),
  ];
  await connectMembers(node, ...pair);
  return pair;
}

async function follow(member: Member, firstNode: number): Promise<NodeStream> {
  const stream = new NodeStream(nodes, member, firstNode);
  streams.push(stream);
  await waitUntil(() => stream.opened === 1, ARRIVE_MS);
  return stream;
}

const hasArrived = (stream: NodeStream, texts: readonly string[]) =>
  waitUntil(() => stream.texts.length >= texts.length, ARRIVE_MS);

async function sendOverAKill(): Promise<void> {
  const [asha, bikram] = await newPair();
  const [first, second] = [await follow(bikram, 0), await follow(bikram, 1)];
  const sender = new NodeSender(nodes, asha, bikram);
  for (let n = 0; n < 20; n += 1) await sender.send(`before ${n}`);
  await nodes[1]?.kill();
  for (let n = 0; n < 20; n += 1) await sender.send(`after ${n}`);
  for (const stream of [first, second]) {
    await hasArrived(stream, sender.acknowledged);
    expect(stream.texts).toEqual(sender.acknowledged);
  }
  expect([first.opened, second.opened, sender.errors]).toEqual([1, 2, {}]);
  await nodes[1]?.start();
}

describe('two nodes with LISTEN/NOTIFY', () => {
  useNodes(() => ({}));

  it('send what either takes to the streams of both, once and in order, over a kill', sendOverAKill);
});

describe('two nodes with Redis', () => {
  useNodes(() => ({ REDIS_URL: redis.url }));

  it('send what either takes to the streams of both, once and in order, over a kill', sendOverAKill);

  it('loses nothing while Redis is away, and uses it again when it is back', async () => {
    const [asha, bikram] = await newPair();
    const [first, second] = [await follow(bikram, 0), await follow(bikram, 1)];
    const sender = new NodeSender(nodes, asha, bikram);
    const sending = sender.sendUntilStopped();
    await waitUntil(() => sender.acknowledged.length > 20, ARRIVE_MS);
    await redis.kill();
    const before = sender.acknowledged.length;
    await waitUntil(() => sender.acknowledged.length > before + 20, ARRIVE_MS);
    await redis.start();
    await waitUntil(async () => (await redis.publishedCount()) > 20, ARRIVE_MS);
    sender.stop();
    await sending;
    for (const stream of [first, second]) {
      await hasArrived(stream, sender.acknowledged);
      expect(stream.texts).toEqual(sender.acknowledged);
      expect(stream.opened).toBe(1);
    }
    expect(sender.errors).toEqual({});
  });

  it('carries mixed load over a graceful stop and a kill of each node', async () => {
    const senders: NodeSender[] = [];
    const received: [NodeStream, NodeSender][] = [];
    for (let n = 0; n < PAIRS; n += 1) {
      const [asha, bikram] = await newPair();
      const sender = new NodeSender(nodes, asha, bikram);
      senders.push(sender);
      received.push([await follow(bikram, n), sender]);
    }
    let reading = true;
    const failures: Record<string, number> = {};
    const [reader] = await newPair();
    const read = async (path: string) => {
      for (let n = 0; reading; n += 1) {
        const { url } = nodes[n % 2] as ApiProcess;
        const answer = await call(url, path, reader).catch(() => null);
        if (answer !== null && ![200, 503].includes(answer.status))
          failures[`${path} ${answer.status}`] = (failures[`${path} ${answer.status}`] ?? 0) + 1;
        await sleep(10);
      }
    };
    const load = [
      ...senders.map((sender) => sender.sendUntilStopped()),
      ...['/api/post/feed', '/api/user/recent-messages', '/api/user/data'].map(read),
    ];
    const [first, second] = nodes as [ApiProcess, ApiProcess];
    for (const [node, end] of [
      [first, () => first.stop()],
      [second, () => second.kill()],
    ] as const) {
      await sleep(SOAK_MS / 3);
      await end();
      await node.start();
    }
    await sleep(SOAK_MS / 3);
    reading = false;
    for (const sender of senders) sender.stop();
    await Promise.all(load);

    for (const [stream, sender] of received) {
      await hasArrived(stream, sender.acknowledged);
      expect(stream.texts).toEqual(sender.acknowledged);
      expect(stream.opened).toBeLessThanOrEqual(3);
      expect(sender.errors).toEqual({});
    }
    expect(failures).toEqual({});
    const sent = senders.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    process.stdout.write(`${sent} messages over a stop and a kill\n`);
  });
});

describe('two nodes with Redis and low limits', () => {
  useNodes(() => ({ REDIS_URL: redis.url, RATE_LIMIT_SCALE: '0.1' }));

  it('counts the calls to both nodes together with Redis', async () => {
    const [asha] = [await signUp(nodes[0] as ApiProcess, issuer, 'counted')];
    const statuses: number[] = [];
    for (let n = 1; n < 40; n += 1) {
      const { url } = nodes[n % 2] as ApiProcess;
      statuses.push((await call(url, '/api/user/data', asha)).status);
    }
    // The sign-up is the first of 30.
    expect(statuses.indexOf(429)).toBe(29);
  });
});
