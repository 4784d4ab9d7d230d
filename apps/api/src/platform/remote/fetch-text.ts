import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { bareHost, isPublicAddress } from './public-address';
import { loggable, RemoteFailure, failureReason } from './remote-failure';

const MAX_REDIRECTS = 3;
const MAX_BYTES = 2 * 1024 * 1024;
const TIMEOUT_MS = 8_000;

export interface ServerOptions {
  userAgent: string;
  timeoutMs?: number;
  signal?: AbortSignal;
  lookup?: LookupFunction;
}

export interface FetchOptions extends ServerOptions {
  accept: string;
  /** For a URL that the operator configured, but not its redirects. */
  allowPrivate: boolean;
  /** Decompressed; 2 MiB by default. */
  maxBytes?: number;
}

export interface FetchedBytes {
  status: number;
  body: Buffer;
  contentType: string | undefined;
  url: URL;
}

export interface Fetched extends Pick<FetchedBytes, 'status' | 'url'> {
  text: string;
}

/** Connects to the addresses checked here, against DNS rebinding. */
export function publicLookup(lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = found as LookupAddress[];
      if (error) return callback(error, '');
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new RemoteFailure(`${hostname} is not a public host`), '');
      }
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}

/** `fetch` takes a lookup only through undici, which needs Node 22. */
function request(url: URL, allowPrivate: boolean, signal: AbortSignal, options: FetchOptions) {
  const { accept, userAgent, lookup = systemLookup as LookupFunction } = options;
  const host = bareHost(url);
  if (!allowPrivate && isIP(host) && !isPublicAddress(host))
    throw new RemoteFailure(`${host} is not a public host`);
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    (url.protocol === 'https:' ? https : http)
      .get(url, {
        // A pooled connection would bypass the lookup.
        agent: false,
        headers: { accept, 'accept-encoding': 'gzip', 'user-agent': userAgent },
        lookup: allowPrivate ? lookup : publicLookup(lookup),
        signal,
      })
      .on('response', resolve)
      .on('error', reject);
  });
}

function decompressed(response: http.IncomingMessage): Readable {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding === 'identity') return response;
  if (encoding !== 'gzip')
    throw new RemoteFailure(`answered in the unknown encoding ${encoding.slice(0, 20)}`);
  // Errors surface where the stream is read.
  return pipeline(response, createGunzip(), () => undefined);
}

async function readBody(response: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decompressed(response)) {
    size += (chunk as Buffer).length;
    if (size > maxBytes) throw new RemoteFailure(`answered more than ${maxBytes} bytes`);
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

function toDecoder(label: string) {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}

function decoded(body: Buffer, contentType = ''): string {
  const start = body.subarray(0, 200).toString('latin1');
  const label =
    /charset=["']?([\w.:-]+)/i.exec(contentType)?.[1] ??
    /^<\?xml[^>]*\sencoding=["']([\w.:-]+)["']/.exec(start)?.[1] ??
    'utf-8';
  // Without `stream`, Node 20 loses quotation marks in windows-1252.
  return toDecoder(label).decode(body, { stream: true });
}

function findRedirect(response: http.IncomingMessage, from: URL): URL | null {
  const { location } = response.headers;
  if (![301, 302, 303, 307, 308].includes(response.statusCode ?? 0) || location === undefined) return null;
  if (!URL.canParse(location, from.href)) throw new RemoteFailure('redirects to an invalid URL');
  const to = new URL(location, from);
  if (!/^https?:$/.test(to.protocol)) throw new RemoteFailure(`redirects to the scheme ${to.protocol}`);
  return to;
}

async function follow(start: URL, signal: AbortSignal, options: FetchOptions): Promise<FetchedBytes> {
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const allowPrivate = options.allowPrivate && url.origin === start.origin;
    const response = await request(url, allowPrivate, signal, options);
    try {
      const next = findRedirect(response, url);
      if (next === null) {
        const body = await readBody(response, options.maxBytes ?? MAX_BYTES);
        return {
          status: response.statusCode ?? 0,
          body,
          contentType: response.headers['content-type'],
          url,
        };
      }
      url = next;
    } finally {
      response.destroy();
    }
  }
  throw new RemoteFailure(`redirects more than ${MAX_REDIRECTS} times`);
}

/**
 * Reads from an untrusted server; redirects lead to public addresses only.
 * @throws RemoteFailure without the URL's query
 */
export async function fetchBytes(url: URL, options: FetchOptions): Promise<FetchedBytes> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  try {
    return await follow(url, signal, options);
  } catch (error) {
    throw new RemoteFailure(
      `${loggable(url)}: ${signal.aborted ? 'no answer in time' : failureReason(error)}`,
    );
  }
}

export async function fetchText(url: URL, options: FetchOptions): Promise<Fetched> {
  const { status, body, contentType, url: end } = await fetchBytes(url, options);
  return { status, text: decoded(body, contentType), url: end };
}
