import { type ApiFetcher, type ApiFetcherArgs, tsRestFetchApi } from '@ts-rest/core';
import { languageHeader } from '../language/locale';
import { ApiError, networkError, refusalError, unavailableText } from './api-error';
import { sendWithToken } from './credentials';

async function send(args: ApiFetcherArgs) {
  try {
    return await tsRestFetchApi(args);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw networkError();
  }
}

/** Throws `ApiError` for anything but success. */
export const fetchWithSession: ApiFetcher = async (args) => {
  const answer = await sendWithToken((authorization) =>
    send({ ...args, headers: { ...args.headers, ...languageHeader(), ...authorization } }),
  );
  if (answer.status < 200 || answer.status > 299) throw refusalError(answer.status, answer.body);
  // A proxy answers with text instead of JSON.
  if (typeof answer.body === 'string') throw new ApiError(unavailableText(), answer.status, 'unavailable');
  return answer;
};
