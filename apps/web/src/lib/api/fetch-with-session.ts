import { type ApiFetcher, type ApiFetcherArgs, tsRestFetchApi } from '@ts-rest/core';
import { ApiError, networkError, refusalError } from './api-error';
import { credentials } from './credentials';

async function send(args: ApiFetcherArgs, token: string | null) {
  const headers = token === null ? args.headers : { ...args.headers, authorization: `Bearer ${token}` };
  try {
    return await tsRestFetchApi({ ...args, headers });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw networkError();
  }
}

/**
 * Every call of the API goes through here. It carries the session's token; an answer of 401 is tried once more with a
 * fresh one, and a second 401 ends the session. Anything but success is thrown as an `ApiError`.
 */
export const fetchWithSession: ApiFetcher = async (args) => {
  const session = credentials();
  let answer = await send(args, (await session?.getToken({ fresh: false })) ?? null);
  if (answer.status === 401 && session) {
    const fresh = await session.getToken({ fresh: true });
    if (fresh !== null) answer = await send(args, fresh);
    if (answer.status === 401) session.onRefused();
  }
  if (answer.status < 200 || answer.status > 299) throw refusalError(answer.status, answer.body);
  if (typeof answer.body === 'string') {
    // A page where JSON should be: some proxy answered in the API's place.
    throw new ApiError(
      'Aranya is not available right now. Try again in a moment.',
      answer.status,
      'unavailable',
    );
  }
  return answer;
};
