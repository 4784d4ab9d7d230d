import { createTestApp } from '../../testing';
import { requestIds } from './request-id';

const GIVEN = '1d9f62a4-58b1-4c7e-9f0a-6a5f6f2a7b10';
const MADE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Raw = Parameters<ReturnType<typeof requestIds>>[0];

const requestWith = (id: string) =>
  ({ headers: { 'x-request-id': id }, socket: { remoteAddress: '127.0.0.1' } }) as unknown as Raw;

test.each([[true], [1], [['loopback']], [['10.0.0.0/8', '127.0.0.1']]])(
  'a trusted proxy (%j) gives the id',
  (trust) => {
    expect(requestIds(trust)(requestWith(GIVEN))).toBe(GIVEN);
    const short = GIVEN.replaceAll('-', '');
    expect(requestIds(trust)(requestWith(short))).toBe(short);
  },
);

test.each([
  [false, GIVEN],
  [['10.0.0.0/8'], GIVEN],
  [true, 'asha@example.org'],
  [true, `${GIVEN} ${GIVEN}`],
  [true, 'Asha Rao'],
  [true, ''],
])('with TRUST_PROXY %j, %j is replaced, by another for each request', (trust, sent) => {
  const make = requestIds(trust);
  const ids = [make(requestWith(sent)), make(requestWith(sent))];
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect([id === sent, id]).toEqual([false, expect.stringMatching(MADE)]);
});

test('every answer names its request', async () => {
  const api = await createTestApp();
  const urls = [
    '/api/health/live',
    '/api/user/data',
    '/api/%ff',
    '/nothing',
    '/media/none',
    '/api/news?page=x',
  ];
  for (const url of urls) {
    const answer = await api.app.inject({ url, headers: { 'x-request-id': GIVEN } });
    expect([url, answer.headers['x-request-id']]).toEqual([url, expect.stringMatching(MADE)]);
    expect(answer.headers['x-request-id']).not.toBe(GIVEN);
  }
  await api.close();
});
