import { ApiError } from './api/api-error';
import { createQueryClient, isPassing } from './query-client';

const unavailable = new ApiError('Later.', 503, 'unavailable');
const forbidden = new ApiError('Not yours.', 403, 'forbidden');

test('only what may pass is worth another try', () => {
  expect(isPassing(unavailable)).toBe(true);
  expect(isPassing(new ApiError('No answer.', 0, 'network'))).toBe(true);
  expect(isPassing(forbidden)).toBe(false);
  expect(isPassing(new Error('bug'))).toBe(false);
});

test('reads are tried twice more, refusals and writes never', async () => {
  const client = createQueryClient();
  const options = { retryDelay: 0 };
  const read = jest.fn().mockRejectedValue(unavailable);
  await expect(
    client.fetchQuery({ queryKey: ['a'], queryFn: read, ...retryOf(client), ...options }),
  ).rejects.toBe(unavailable);
  expect(read).toHaveBeenCalledTimes(3);
  const refused = jest.fn().mockRejectedValue(forbidden);
  await expect(
    client.fetchQuery({ queryKey: ['b'], queryFn: refused, ...retryOf(client), ...options }),
  ).rejects.toBe(forbidden);
  expect(refused).toHaveBeenCalledTimes(1);
  expect(client.getDefaultOptions().mutations?.retry).toBe(false);
});

/** fetchQuery does not retry unless told so; hooks do. */
function retryOf(client: ReturnType<typeof createQueryClient>) {
  const retry = client.getDefaultOptions().queries?.retry;
  return retry === undefined ? {} : { retry };
}
