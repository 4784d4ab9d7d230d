import { z } from 'zod';
import { errors } from './errors';

const metadataSchema = z.object({ issuer: z.string(), userinfo_endpoint: z.url(), jwks_uri: z.url() });
const keysSchema = z.object({ keys: z.array(z.object({ kid: z.string().optional() })) });

const METADATA_MAX_AGE_MS = 10 * 60_000;
const KEYS_MAX_AGE_MS = 1_000;
const MAX_BYTES = 256 * 1024;

type Metadata = z.infer<typeof metadataSchema>;

export interface Issuer {
  keyIds(): Promise<ReadonlySet<string>>;
  userInfo(token: string): Promise<unknown>;
  /** Local sign-in knows by its tokens' `sid`; other providers tell nothing. */
  hasEnded?(sessionId: string): Promise<boolean>;
}

export interface IssuerOptions {
  issuer: string;
  timeoutMs?: number;
}

/** Tries again after one failure. */
export function createIssuer({ issuer, timeoutMs = 3_000 }: IssuerOptions): Issuer {
  async function readJson(url: string, headers: Record<string, string> = {}): Promise<unknown> {
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      // A redirect must not carry the token elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`${url} answered ${response.status}`);
    }
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > MAX_BYTES) throw new Error(`${url} answered more than ${MAX_BYTES} bytes`);
      chunks.push(chunk);
    }
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  }

  const readJsonTwice: typeof readJson = (url, headers) =>
    readJson(url, headers).catch(() => readJson(url, headers));

  async function readMetadata(): Promise<Metadata> {
    const metadata = metadataSchema.parse(await readJsonTwice(`${issuer}.well-known/openid-configuration`));
    if (metadata.issuer !== issuer) throw new Error(`${issuer} calls itself ${metadata.issuer}`);
    return metadata;
  }

  const getMetadata = shareFor(METADATA_MAX_AGE_MS, readMetadata);

  const getKeyIds = shareFor(KEYS_MAX_AGE_MS, async () => {
    const { jwks_uri } = await getMetadata();
    const { keys } = keysSchema.parse(await readJsonTwice(jwks_uri));
    return new Set(keys.flatMap(({ kid }) => kid ?? []));
  });

  return {
    keyIds: () =>
      getKeyIds().catch((error: unknown) => {
        throw errors.unavailable('Sign-in cannot be checked right now. Please try again in a moment.', error);
      }),
    userInfo: async (token) => {
      try {
        const { userinfo_endpoint } = await getMetadata();
        return await readJsonTwice(userinfo_endpoint, { authorization: `Bearer ${token}` });
      } catch (error) {
        throw errors.unavailable('Your profile could not be loaded. Please try again in a moment.', error);
      }
    },
  };
}

function shareFor<Result>(maxAgeMs: number, read: () => Promise<Result>): () => Promise<Result> {
  let known: { result: Result; readAt: number } | undefined;
  let reading: Promise<Result> | undefined;
  return async () => {
    if (known !== undefined && Date.now() - known.readAt < maxAgeMs) return known.result;
    reading ??= read().finally(() => {
      reading = undefined;
    });
    const result = await reading;
    known = { result, readAt: Date.now() };
    return result;
  };
}
