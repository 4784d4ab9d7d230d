import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { apiContract, errorBodySchema } from '@aranya/contracts';
import { type AppRoute, type AppRouter, isAppRoute } from '@ts-rest/core';
import type { FastifyInstance } from 'fastify';
import { callers, matrix, outside } from './authorisation-matrix';
import { requests } from './matrix-requests';
import { createWorld, type World } from './matrix-world';

const routesOf = (router: AppRouter): AppRoute[] =>
  Object.values(router).flatMap((entry) => (isAppRoute(entry) ? [entry] : routesOf(entry)));

const calls = routesOf(apiContract).map(({ method, path }) => `${method} ${path}`);
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

async function answerOf(name: string, caller: (typeof callers)[number]): Promise<string> {
  const make = requests[name];
  if (make === undefined) throw new Error(`There is no request for ${name}.`);
  if (isChanged) await world.reset();
  const made = make(world, caller);
  isChanged = made instanceof Promise;
  const { path, json, form } = await made;
  const body = new FormData();
  for (const [field, value] of Object.entries(form ?? {})) body.append(field, value);
  const answer = await fetch(world.url + path, {
    method: name.split(' ')[0] ?? '',
    headers: { ...world.headersOf(caller), ...(json && { 'content-type': 'application/json' }) },
    ...(form && { body }),
    ...(json && { body: JSON.stringify(json) }),
  });
  if (answer.ok) {
    isChanged ||= !name.startsWith('GET ');
    // An event stream has no end.
    await answer.body?.cancel();
    return String(answer.status);
  }
  const { code } = errorBodySchema.strict().parse(await answer.json());
  return `${answer.status} ${code}`;
}

describe.each(rows)('%s', (name, row) => {
  test.each(callers)('%s', async (caller) => {
    expect(await answerOf(name, caller)).toBe(row[caller]);
  });
});
