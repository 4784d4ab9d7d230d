import type { AppRoute } from '@ts-rest/core';
import { z } from 'zod';
import { limitSchema } from './paging';
import { readByGet } from './read-by-get';

const readOf = (body: z.ZodType, method: 'POST' | 'PUT' = 'POST') =>
  readByGet({ method, path: '/herons', body, summary: 'List herons', responses: {} } as AppRoute);

const herons = z
  .object({
    river: z.string(),
    limit: limitSchema,
    south: z.number().optional(),
    last_days: z.union([z.literal(7), z.literal(30)]).optional(),
    own: z.boolean().optional(),
    names: z.array(z.string()).optional(),
  })
  .refine(({ south = 0 }) => south < 90);

const parse = (query: Record<string, unknown>) =>
  (readOf(herons)?.query as z.ZodType).safeParse(query) as z.ZodSafeParseResult<object>;

test('reads numbers, days, truth and lists from the texts of a query', () => {
  expect(
    parse({ river: '7', limit: '3', south: '-12.5', last_days: '30', own: 'false', names: 'Ardea' }).data,
  ).toEqual({ river: '7', limit: 3, south: -12.5, last_days: 30, own: false, names: ['Ardea'] });
  expect(parse({ river: 'Kali', names: ['Ardea', 'Egretta'] }).data).toMatchObject({
    limit: 20,
    names: ['Ardea', 'Egretta'],
  });
});

test.each([
  [{}, 'river'],
  [{ river: ['a', 'b'] }, 'river'],
  [{ river: 'a', south: 'far' }, 'south'],
  [{ river: 'a', south: '' }, 'south'],
  [{ river: 'a', last_days: '8' }, 'last_days'],
  [{ river: 'a', own: 'maybe' }, 'own'],
  [{ river: 'a', limit: '0' }, 'limit'],
  [{ river: 'a', south: '91' }, undefined],
])('refuses %j as the body would be', (query, field) => {
  expect(parse(query).error?.issues[0]?.path[0]).toBe(field);
  expect(parse(query).success).toBe(false);
});

test('takes no call that has a body of objects, or another method', () => {
  expect(readOf(z.object({ names: z.array(z.object({ name: z.string() })) }))).toBeNull();
  expect(readOf(herons, 'PUT')).toBeNull();
});
