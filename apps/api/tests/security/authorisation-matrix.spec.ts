// @seconds 22
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { callKey, errorBodySchema, listCalls } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { matrix, outside } from './authorisation-matrix';
import { type Caller, callers, tokenAnswer, type TokenCaller, tokenCallers } from './matrix-rows';
import { requests } from './matrix-requests';
import { createWorld, type World } from './matrix-world';
import { send } from './send';

const calls = Object.values(listCalls()).flatMap((domain) => Object.values(domain).map(callKey));
const rows = Object.entries({ ...matrix, ...outside });
const registered = new Set<string>();
let world: World;
/** Whether a call, or the preparation of one, may have changed the world. */
let isChanged = true;

beforeAll(async () => {
  const onFastify = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) registered.add(`${one} ${url}`);
    });
  };
  subscribe('fastify.initialization', onFastify);
  world = await createWorld();
  unsubscribe('fastify.initialization', onFastify);
});
afterAll(() => world.close());

test('every call of the contract has a row, and every row of the matrix a call', () => {
  expect(Object.keys(matrix).sort()).toEqual([...calls].sort());
});

test('every route of the server has a row, and every row a route', () => {
  const rowRoutes = rows.map(([name]) => name.replace(/#.*/, ''));
  // Fastify adds HEAD to each GET, with the same handler.
  const routes = [...registered].map((route) => route.replace(/^HEAD /, 'GET '));
  expect([...new Set(routes)].sort()).toEqual([...new Set(rowRoutes)].sort());
});

test('every row has a request', () => {
  expect(Object.keys(requests).sort()).toEqual(rows.map(([name]) => name).sort());
});

const isToken = (caller: Caller | TokenCaller): caller is TokenCaller =>
  tokenCallers.some((one) => one === caller);

async function answerOf(name: string, caller: Caller | TokenCaller): Promise<string> {
  const make = requests[name];
  if (make === undefined) throw new Error(`There is no request for ${name}.`);
  if (isChanged) await world.reset();
  const made = make(world, isToken(caller) ? 'owner' : caller);
  isChanged = made instanceof Promise;
  const method = name.split(' ')[0] as 'GET' | 'POST' | 'OPTIONS';
  const { status, text } = await send(world, caller, { ...(await made), method });
  if (status < 400) {
    // A read token must leave everything as it is, whatever the method.
    isChanged ||= method !== 'GET' && caller !== 'readToken';
    return String(status);
  }
  const { code } = errorBodySchema.strict().parse(JSON.parse(text));
  return `${status} ${code}`;
}

/** A refused call may count as an attempt, and notifications of an earlier one are announced a moment after it. */
const lateTables = ['quota_counts', 'events', 'event_counters'];

describe.each(rows)('%s', (name, row) => {
  const allowed = callers.filter((caller) => row[caller] === '200');
  const refused = callers.filter((caller) => row[caller] !== '200');

  test.each([...allowed, ...refused])('%s', async (caller) => {
    expect(await answerOf(name, caller)).toBe(row[caller]);
  });

  test.each(['writeToken', 'readToken', 'revokedToken'] as const)('%s', async (caller) => {
    expect(await answerOf(name, caller)).toBe(tokenAnswer(name, row, caller));
  });

  afterAll(async () => {
    const unexpected = isChanged ? [] : (await world.changes()).filter((name) => !lateTables.includes(name));
    if (unexpected.length > 0) throw new Error(`A read or a refusal changed ${unexpected.join(', ')}.`);
  });
});
