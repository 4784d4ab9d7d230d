import { lookup as systemLookup } from 'node:dns';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { publicLookup } from './fetch-text';
import { bareHost, isPublicAddress } from './public-address';
import { loggable, RemoteFailure, failureReason } from './remote-failure';

const TIMEOUT_MS = 8_000;

export interface PostRequest {
  headers: Record<string, string | number>;
  body: Buffer;
}

export type PostBytes = (url: URL, request: PostRequest) => Promise<number>;

/**
 * Only over https and to public hosts.
 * @throws RemoteFailure without the address's query
 */
export function postBytesTo(
  url: URL,
  { headers, body }: PostRequest,
  { lookup = systemLookup as LookupFunction, timeoutMs = TIMEOUT_MS } = {},
): Promise<number> {
  const host = bareHost(url);
  if (url.protocol !== 'https:') return Promise.reject(new RemoteFailure(`${url.protocol} is not https`));
  if (isIP(host) && !isPublicAddress(host))
    return Promise.reject(new RemoteFailure(`${host} is not a public host`));
  const signal = AbortSignal.timeout(timeoutMs);
  return new Promise<number>((resolve, reject) => {
    https
      // A pooled connection would bypass the lookup.
      .request(url, { method: 'POST', agent: false, headers, lookup: publicLookup(lookup), signal })
      .on('response', (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      })
      .on('error', (error) => reject(new RemoteFailure(`${loggable(url)}: ${failureReason(error)}`)))
      .end(body);
  });
}
