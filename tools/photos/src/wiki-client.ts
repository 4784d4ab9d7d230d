import { setTimeout as sleep } from 'node:timers/promises';

const TIMEOUT_MS = 60_000;
const MAX_TRIES = 5;
const MAX_WAIT_S = 120;
const MAX_BYTES = 60 * 1024 * 1024;

export interface WikiOptions {
  wikidata: string;
  commons: string;
  /** Wikimedia asks for a name and a way to reach its owner. */
  userAgent: string;
  /** Milliseconds between two requests; 200 by default. */
  pauseMs?: number;
  /** Milliseconds before the second try, doubled after each; 2,000 by default. */
  retryMs?: number;
  signal?: AbortSignal;
}

export interface WikiClient {
  query(wiki: 'wikidata' | 'commons', params: Record<string, string>): Promise<unknown>;
  download(url: string): Promise<Buffer>;
}

/** Network or Wikimedia failed for long; the import goes on when started again. */
export class WikiFailure extends Error {
  override name = 'WikiFailure';
}

const isBusy = (body: unknown) =>
  (body as { error?: { code?: string } } | null)?.error?.code === 'maxlag' ||
  (body as { error?: { code?: string } } | null)?.error?.code === 'ratelimited';

/** One request at a time with `maxlag` and growing pauses, as Wikimedia's API etiquette asks. */
export function createWikiClient(options: WikiOptions): WikiClient {
  const { userAgent, pauseMs = 200, retryMs = 2_000, signal } = options;
  let last: Promise<unknown> = Promise.resolve();

  async function once(url: URL): Promise<{ response: Response; body: Buffer }> {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, {
      headers: { 'user-agent': userAgent },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const body = Buffer.from(await response.arrayBuffer());
    if (body.length > MAX_BYTES) throw new WikiFailure(`${url.pathname} is larger than ${MAX_BYTES} bytes`);
    return { response, body };
  }

  /** @param parse gives the value, or undefined to try again */
  async function read<Value>(
    url: URL,
    parse: (body: Buffer, response: Response) => Value | undefined,
  ): Promise<Value> {
    let reason = '';
    for (let tried = 0; tried < MAX_TRIES; tried += 1) {
      signal?.throwIfAborted();
      let wait = retryMs * 2 ** tried;
      try {
        const { response, body } = await once(url);
        const value = response.ok ? parse(body, response) : undefined;
        if (value !== undefined) return value;
        reason = `answered ${response.status}`;
        if (response.status >= 400 && response.status < 500 && response.status !== 429) break;
        const after = Number(response.headers.get('retry-after'));
        if (after > 0) wait = Math.min(after, MAX_WAIT_S) * 1_000;
      } catch (error) {
        signal?.throwIfAborted();
        if (error instanceof WikiFailure) throw error;
        reason = error instanceof Error ? error.message : String(error);
      }
      await sleep(wait, undefined, { signal });
    }
    throw new WikiFailure(`${url.host}${url.pathname}: ${reason}`);
  }

  function inTurn<Value>(act: () => Promise<Value>): Promise<Value> {
    const turn = last
      .then(() => sleep(pauseMs, undefined, { signal }))
      .then(act)
      .catch((error: unknown) => {
        // Throws the signal's own reason, not the timer's.
        signal?.throwIfAborted();
        throw error;
      });
    last = turn.catch(() => undefined);
    return turn;
  }

  return {
    query: (wiki, params) => {
      const url = new URL(options[wiki]);
      const all = { ...params, format: 'json', formatversion: '2', maxlag: '5' };
      for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
      return inTurn(() =>
        read(url, (body) => {
          try {
            const json: unknown = JSON.parse(body.toString('utf8'));
            return isBusy(json) ? undefined : json;
          } catch {
            return undefined;
          }
        }),
      );
    },
    download: (address) => inTurn(() => read(new URL(address), (body) => body)),
  };
}
