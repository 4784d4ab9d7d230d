import { setTimeout as sleep } from 'node:timers/promises';
import { ApiProcess } from '../../support/api-process';
import { createServerDatabase, type ServerDatabase } from '../../support/database';
import { type Issuer, startIssuer } from '../../support/issuer';
import { call, toForm, signUp } from '../../support/members';
import { RedisServer } from '../../support/redis-server';

const HOUR_MS = 60 * 60_000;
/** A new account's quota (`quota-table.ts`). */
const PROFILE_CHANGES_AN_HOUR = 20;
const CALLS = 30;

let redis: RedisServer;
let issuer: Issuer;
let database: ServerDatabase;
let nodes: ApiProcess[] = [];
beforeAll(async () => {
  [redis, issuer, database] = await Promise.all([RedisServer.start(), startIssuer(), createServerDatabase()]);
  const env = { REDIS_URL: redis.url, RATE_LIMIT_SCALE: '1' };
  const options = { issuer: issuer.url, databaseUrl: database.url, env };
  nodes = [await ApiProcess.start(options), await ApiProcess.start(options)];
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.remove()));
  await redis?.kill();
  await issuer?.close();
  await database?.remove();
});

it('nodes with Redis share a quota exactly, and go on counting in the database without it', async () => {
  const [node] = nodes as [ApiProcess];
  // In the next hour all counts start again.
  const left = HOUR_MS - (Date.now() % HOUR_MS);
  if (left < 60_000) await sleep(left);
  const asha = await signUp(node, issuer, 'asha');
  const change = async (turn: number) => {
    const { url } = nodes[turn % nodes.length] ?? node;
    return (await call(url, '/api/user/update', asha, toForm({ bio: `Bio ${turn}` }))).status;
  };
  const changeAll = async () => Promise.all(Array.from({ length: CALLS }, (_, turn) => change(turn)));
  const statuses = await changeAll();
  expect(statuses.filter((status) => status === 200)).toHaveLength(PROFILE_CHANGES_AN_HOUR);
  expect(statuses.filter((status) => status === 429)).toHaveLength(CALLS - PROFILE_CHANGES_AN_HOUR);
  expect(await change(0)).toBe(429);

  await redis.kill();
  const withoutRedis = await changeAll();
  expect(withoutRedis.filter((status) => status === 200)).toHaveLength(PROFILE_CHANGES_AN_HOUR);
  expect(withoutRedis.filter((status) => status === 429)).toHaveLength(CALLS - PROFILE_CHANGES_AN_HOUR);
});
