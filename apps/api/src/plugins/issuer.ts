import { z } from 'zod';
import { errors } from './errors';

const metadataSchema = z.object({ issuer: z.string(), jwks_uri: z.url(), userinfo_endpoint: z.url() });
const keysSchema = z.object({
  keys: z.array(z.looseObject({ kty: z.string(), kid: z.string().optional() })),
});

const KEEP_MS = 10 * 60_000;
// Keys that cannot be read anew go on being used for a while, so that a short fall of the issuer is not one of ours.
const KEEP_AT_MOST_MS = 60 * 60_000;
// At the most so often may an unknown key id make us ask again: anybody can send one.
const COOL_DOWN_MS = 15_000;
const MAX_BYTES = 256 * 1024;

export type JsonWebKeySet = z.infer<typeof keysSchema>;

interface Knowledge {
  metadata: z.infer<typeof metadataSchema>;
  keys: JsonWebKeySet;
  readAt: number;
}

export interface Issuer {
  /** The keys that sign tokens. `unknownKey` asks for newer ones, where they were not read a moment ago. */
  keys(unknownKey?: boolean): Promise<JsonWebKeySet>;
  /** What the issuer says of the user to whom the access token belongs. */
  userInfo(token: string): Promise<unknown>;
}

export interface IssuerOptions {
  /** AUTH_ISSUER, with its trailing slash. */
  issuer: string;
  fetch?: typeof fetch;
  now?: () => number;
  timeoutMs?: number;
}

class IssuerFailure extends Error {}

/**
 * Knows the OpenID provider: its keys and addresses, read from its discovery document when they are first needed.
 * Every failure to reach it is a refusal `unavailable` (503).
 */
export function createIssuer({
  issuer,
  fetch = globalThis.fetch,
  now = Date.now,
  timeoutMs = 5_000,
}: IssuerOptions): Issuer {
  let known: Knowledge | undefined;
  let reading: Promise<Knowledge> | undefined;

  async function readJson(url: string, headers: Record<string, string> = {}): Promise<unknown> {
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      // Neither a token nor trust follows to another address.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new IssuerFailure(`${url} answered ${response.status}`);
    }
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > MAX_BYTES) throw new IssuerFailure(`${url} answered more than ${MAX_BYTES} bytes`);
      chunks.push(chunk);
    }
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  }

  async function read(): Promise<Knowledge> {
    const metadata = metadataSchema.parse(await readJson(`${issuer}.well-known/openid-configuration`));
    if (metadata.issuer !== issuer) throw new IssuerFailure(`${issuer} calls itself ${metadata.issuer}`);
    const keys = keysSchema.parse(await readJson(metadata.jwks_uri));
    return { metadata, keys, readAt: now() };
  }

  /** Reads once for all who wait. */
  async function refresh(): Promise<Knowledge> {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    known = await reading;
    return known;
  }

  async function knowledge(unknownKey = false): Promise<Knowledge> {
    const age = known === undefined ? Infinity : now() - known.readAt;
    if (known !== undefined && (unknownKey ? age < COOL_DOWN_MS : age < KEEP_MS)) return known;
    try {
      return await refresh();
    } catch (error) {
      if (known !== undefined && age < KEEP_AT_MOST_MS) return known;
      throw errors.unavailable('Sign-in cannot be checked right now. Please try again in a moment.', error);
    }
  }

  return {
    keys: async (unknownKey) => (await knowledge(unknownKey)).keys,
    userInfo: async (token) => {
      const { metadata } = await knowledge();
      try {
        return await readJson(metadata.userinfo_endpoint, { authorization: `Bearer ${token}` });
      } catch (error) {
        throw errors.unavailable(
          'Your profile cannot be read right now. Please try again in a moment.',
          error,
        );
      }
    },
  };
}
