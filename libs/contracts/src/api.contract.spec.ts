import { isAppRoute, type AppRoute, type AppRouter } from '@ts-rest/core';
import { apiContract } from './api.contract';
import { errorBodySchema } from './common/envelope';

function routesOf(router: AppRouter): AppRoute[] {
  return Object.values(router).flatMap((entry) => (isAppRoute(entry) ? [entry] : routesOf(entry)));
}

const routes = routesOf(apiContract);
const calls = routes.map((route) => `${route.method} ${route.path}`);

// Section 7 of the specification.
const specified = [
  'POST /api/post/like',
  'GET /api/user/recent-messages',
  'GET /api/post/feed',
  'POST /api/messages/get',
  'POST /api/messages/send',
  'GET /api/user/connections',
  'POST /api/user/unfollow',
  'POST /api/user/accept',
  'POST /api/user/follow',
  'POST /api/user/connect',
  'GET /api/user/data',
  'POST /api/user/update',
  'POST /api/user/discover',
  'POST /api/user/profiles',
  'POST /api/post/add',
  'GET /api/messages/:userId',
];

test.each(specified)('the contract has %s', (call) => {
  expect(calls).toContain(call);
});

test('every call has its own method and path', () => {
  expect(new Set(calls).size).toBe(calls.length);
});

test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s responds to errors with the shared envelope',
  (_call, route) => {
    for (const status of [400, 401, 403, 404, 409, 413, 415, 429, 500]) {
      const { shape } = route.responses[status] as typeof errorBodySchema;
      expect(shape).toMatchObject(errorBodySchema.shape);
    }
  },
);
