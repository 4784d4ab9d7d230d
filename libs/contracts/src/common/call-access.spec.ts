import { apiContract } from '../api.contract';
import { callAccess, callKey, listCallAccess, listCalls, listReadsByGet } from './call-access';

const accesses = listCallAccess();
const calls = Object.values(listCalls()).flatMap((domain) => Object.values(domain));

test('every call says what it asks for, and nothing else does', () => {
  expect([...accesses.keys()].sort()).toEqual(calls.map(callKey).sort());
  expect(Object.keys(callAccess).sort()).toEqual(Object.keys(apiContract).sort());
});

test('each POST that only reads has a GET, but one that takes a list of objects', () => {
  const posted = [...accesses].filter(([call, access]) => call.startsWith('POST ') && access === 'read');
  const without = posted.map(([call]) => call).filter((call) => !listReadsByGet().has(call));
  expect(without).toEqual(['POST /api/life-list/import/match']);
  expect(new Set(calls.map(callKey)).size).toBe(calls.length);
});

test('a call by GET changes nothing', () => {
  expect([...accesses].filter(([call, access]) => call.startsWith('GET ') && access === 'write')).toEqual([]);
});

test('no personal token reaches moderation, tokens or the end of the account', () => {
  const closed = /^\w+ \/api\/(?:admin\/|appeals|user\/tokens|user\/delete$)/;
  const open = [...accesses].filter(([call, access]) => closed.test(call) && access !== 'sign_in');
  expect(open).toEqual([]);
});
