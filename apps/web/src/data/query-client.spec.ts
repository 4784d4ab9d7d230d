import { ApiError } from '../lib/api/api-error';
import { AnswerError } from '../lib/fetch-json';
import { createQueryClient, isTransient } from './query-client';
import { meQueryKey } from '../lib/session/me-query-key';

const unavailable = new ApiError('Later.', 503, 'unavailable');
const forbidden = new ApiError('Not yours.', 403, 'forbidden');

test('only transient errors may be retried', () => {
  expect(isTransient(unavailable)).toBe(true);
  expect(isTransient(new ApiError('No answer.', 0, 'network'))).toBe(true);
  expect(isTransient(new AnswerError(503))).toBe(true);
  expect(isTransient(forbidden)).toBe(false);
  expect(isTransient(new AnswerError(400))).toBe(false);
  expect(isTransient(new Error('bug'))).toBe(false);
});

test('retries queries twice, refusals and mutations never', async () => {
  const client = createQueryClient();
  const options = { retryDelay: 0 };
  const read = jest.fn().mockRejectedValue(unavailable);
  await expect(
    client.fetchQuery({ queryKey: ['a'], queryFn: read, ...retryOption(client), ...options }),
  ).rejects.toBe(unavailable);
  expect(read).toHaveBeenCalledTimes(3);
  const refused = jest.fn().mockRejectedValue(forbidden);
  await expect(
    client.fetchQuery({ queryKey: ['b'], queryFn: refused, ...retryOption(client), ...options }),
  ).rejects.toBe(forbidden);
  expect(refused).toHaveBeenCalledTimes(1);
  expect(client.getDefaultOptions().mutations?.retry).toBe(false);
});

test.each([
  ['query', 'account_suspended', {}],
  ['mutation', 'account_suspended', {}],
  ['mutation', 'rules_not_accepted', {}],
  ['mutation', 'forbidden', { age: 'Say it first.' }],
] as const)('a %s that is refused as %s refetches the current user', async (kind, code, fields) => {
  const client = createQueryClient();
  client.setQueryData(meQueryKey, 'before');
  const fail = () => Promise.reject(new ApiError('Refused.', 403, code, fields));
  const attempt =
    kind === 'query'
      ? client.fetchQuery({ queryKey: ['a'], queryFn: fail })
      : client.getMutationCache().build(client, { mutationFn: fail }).execute(undefined);
  await expect(attempt).rejects.toThrow('Refused.');
  expect(client.getQueryState(meQueryKey)?.isInvalidated).toBe(true);
});

test('other refusals leave the current user alone', async () => {
  const client = createQueryClient();
  client.setQueryData(meQueryKey, 'before');
  await expect(
    client.fetchQuery({ queryKey: ['a'], queryFn: () => Promise.reject(forbidden) }),
  ).rejects.toThrow();
  expect(client.getQueryState(meQueryKey)?.isInvalidated).toBe(false);
});

/** Unlike hooks, fetchQuery does not retry by default. */
function retryOption(client: ReturnType<typeof createQueryClient>) {
  const retry = client.getDefaultOptions().queries?.retry;
  return retry === undefined ? {} : { retry };
}
