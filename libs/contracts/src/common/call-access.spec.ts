import { apiContract } from '../api.contract';
import { callAccess, callKey, listCallAccess } from './call-access';

const accesses = listCallAccess();
const calls = Object.values(apiContract).flatMap((domain) =>
  Object.values(domain as Record<string, { method: string; path: string }>),
);

test('every call says what it asks for, and nothing else does', () => {
  expect([...accesses.keys()].sort()).toEqual(calls.map(callKey).sort());
  expect(Object.keys(callAccess).sort()).toEqual(Object.keys(apiContract).sort());
});

test('a call by GET changes nothing', () => {
  expect([...accesses].filter(([call, access]) => call.startsWith('GET ') && access === 'write')).toEqual([]);
});

test('no personal token reaches moderation, tokens or the end of the account', () => {
  const closed = /^\w+ \/api\/(?:admin\/|appeals|user\/tokens|user\/delete$)/;
  const open = [...accesses].filter(([call, access]) => closed.test(call) && access !== 'sign_in');
  expect(open).toEqual([]);
});
