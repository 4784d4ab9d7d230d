import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { loggable, NewsFailure, reasonOf } from './news-failure';
import { hostOf, isPublicAddress } from './public-address';

const MAX_REDIRECTS = 3;

export interface FetchOptions {
  /** For everything together: name, connection, redirects and body. Milliseconds. */
  timeoutMs: number;
  /** Of the body, unpacked. */
  maxBytes: number;
  /** Whether the operator gave the address himself: its own origin may then lie anywhere. */
  mayBeLocal: boolean;
  /** What kind of content is asked for. */
  accept: string;
  /** Who asks. */
  userAgent: string;
  /** Ends it early. */
  signal?: AbortSignal;
  /** Finds the addresses of a name; the system's unless told. */
  lookup?: LookupFunction;
}

export interface Fetched {
  status: number;
  text: string;
  /** Where it came from in the end. */
  url: URL;
}

/**
 * Looks a name up and gives the connection only public addresses. The connection is made to what was checked here: the
 * name is not looked up again.
 */
export function publicLookup(lookup: LookupFunction): LookupFunction {
  return (hostname, options, answer) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = found as LookupAddress[];
      if (error) return answer(error, '');
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
        return answer(new NewsFailure(`${hostname} is not a public host`), '');
      }
      return options.all ? answer(null, addresses) : answer(null, first.address, first.family);
    });
  };
}

function request(url: URL, local: boolean, signal: AbortSignal, options: FetchOptions) {
  const { accept, userAgent, lookup = systemLookup as LookupFunction } = options;
  // Literal addresses are never looked up.
  const host = hostOf(url);
  if (!local && isIP(host) && !isPublicAddress(host)) throw new NewsFailure(`${host} is not a public host`);
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    const { request: send } = url.protocol === 'https:' ? https : http;
    send(url, {
      // A connection of its own: one kept open would go past the look-up.
      agent: false,
      headers: { accept, 'accept-encoding': 'gzip', 'user-agent': userAgent },
      lookup: local ? lookup : publicLookup(lookup),
      signal,
    })
      .once('response', resolve)
      .once('error', reject)
      .end();
  });
}

function unpacked(response: http.IncomingMessage): Readable {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding === 'identity') return response;
  if (encoding !== 'gzip') throw new NewsFailure(`answered in the unknown encoding ${encoding.slice(0, 20)}`);
  // The outer stream's failure is not passed on by pipe.
  const gunzip = createGunzip();
  response.once('error', (error) => gunzip.destroy(error));
  return response.pipe(gunzip);
}

async function bodyOf(response: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of unpacked(response)) {
    size += (chunk as Buffer).length;
    if (size > maxBytes) throw new NewsFailure(`answered more than ${maxBytes} bytes`);
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/** Text by the character set that its header or XML declaration names; UTF-8 where there is none or an unknown one. */
function decoded(body: Buffer, contentType = ''): string {
  const head = body.subarray(0, 200).toString('latin1');
  const label =
    /charset=["']?([\w.:-]+)/i.exec(contentType)?.[1] ??
    /^<\?xml[^>]*\sencoding=["']([\w.:-]+)["']/.exec(head)?.[1] ??
    'utf-8';
  return decoderOf(label).decode(body, { stream: true });
}

/** To be used with `stream`: decoding all at once, Node 20 takes windows-1252 for ISO 8859-1 and loses quotation marks. */
function decoderOf(label: string) {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}

function redirectOf(response: http.IncomingMessage, from: URL): URL | null {
  const { location } = response.headers;
  if (![301, 302, 303, 307, 308].includes(response.statusCode ?? 0) || location === undefined) return null;
  if (!URL.canParse(location, from.href)) throw new NewsFailure('redirects to what is no address');
  const to = new URL(location, from);
  if (!/^https?:$/.test(to.protocol)) throw new NewsFailure(`redirects to the scheme ${to.protocol}`);
  return to;
}

async function follow(start: URL, signal: AbortSignal, options: FetchOptions): Promise<Fetched> {
  let url = start;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const local = options.mayBeLocal && url.origin === start.origin;
    const response = await request(url, local, signal, options);
    try {
      const next = redirectOf(response, url);
      if (next === null) {
        const body = await bodyOf(response, options.maxBytes);
        return {
          status: response.statusCode ?? 0,
          text: decoded(body, response.headers['content-type']),
          url,
        };
      }
      url = next;
    } finally {
      response.destroy();
    }
  }
  throw new NewsFailure(`redirects more than ${MAX_REDIRECTS} times`);
}

/**
 * Reads a text over http(s) from a server that is not trusted: bounded in time and size, and led by redirects to
 * public addresses only.
 * @throws NewsFailure that names the address without its query
 */
export async function fetchText(url: URL, options: FetchOptions): Promise<Fetched> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  try {
    return await follow(url, signal, options);
  } catch (error) {
    const reason = signal.aborted ? 'no answer in time' : reasonOf(error);
    throw new NewsFailure(`${loggable(url)}: ${reason}`);
  }
}
