import { z } from 'zod';
import { errors } from './errors';

const metadataSchema = z.object({ issuer: z.string(), userinfo_endpoint: z.url() });

const METADATA_MAX_AGE_MS = 10 * 60_000;
const REACHABLE_MAX_AGE_MS = 1_000;
const MAX_BYTES = 256 * 1024;

type Metadata = z.infer<typeof metadataSchema>;

export interface Issuer {
  /** @throws AppError `unavailable` if the issuer does not answer */
  assertReachable(): Promise<void>;
  /** @throws AppError `unavailable` */
  userInfo(token: string): Promise<unknown>;
}

export interface IssuerOptions {
  /** With a trailing slash. */
  issuer: string;
  timeoutMs?: number;
}

export function createIssuer({ issuer, timeoutMs = 5_000 }: IssuerOptions): Issuer {
  let known: { metadata: Metadata; readAt: number } | undefined;
  let reading: Promise<Metadata> | undefined;

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

  async function readMetadata(): Promise<Metadata> {
    const metadata = metadataSchema.parse(await readJson(`${issuer}.well-known/openid-configuration`));
    if (metadata.issuer !== issuer) throw new Error(`${issuer} calls itself ${metadata.issuer}`);
    return metadata;
  }

  async function getMetadata(maxAgeMs: number): Promise<Metadata> {
    if (known !== undefined && Date.now() - known.readAt < maxAgeMs) return known.metadata;
    reading ??= readMetadata().finally(() => {
      reading = undefined;
    });
    try {
      known = { metadata: await reading, readAt: Date.now() };
      return known.metadata;
    } catch (error) {
      throw errors.unavailable('Sign-in cannot be checked right now. Please try again in a moment.', error);
    }
  }

  return {
    assertReachable: async () => void (await getMetadata(REACHABLE_MAX_AGE_MS)),
    userInfo: async (token) => {
      const metadata = await getMetadata(METADATA_MAX_AGE_MS);
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
