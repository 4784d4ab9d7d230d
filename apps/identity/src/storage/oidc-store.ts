import type { Adapter, AdapterPayload } from 'oidc-provider';
import { z } from 'zod';
import { openRecordFolder } from './record-folder';

/** Seconds for which a refresh token that was just exchanged is taken again: a second tab, or an answer that got lost. */
export const REFRESH_REUSE_SECONDS = 30;

/** Refresh tokens kept for one signed-in browser; the oldest goes first. */
const REFRESH_TOKENS_PER_GRANT = 50;

/** What is revoked together with its grant. */
const GRANTED = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken']);

const storedEntry = z.object({
  payload: z.custom<AdapterPayload>((value) => typeof value === 'object' && value !== null),
  /** Milliseconds since the epoch; absent when it never expires. */
  expiresAt: z.number().optional(),
});

type StoredEntry = z.infer<typeof storedEntry>;

/** Sessions, grants, codes and refresh tokens of oidc-provider, on disk. */
export interface OidcStore {
  /** The adapter of one of the provider's models, by its name. */
  adapter(model: string): Adapter;
  /** Removes what has expired. */
  purge(): Promise<void>;
  flush(): Promise<void>;
}

/**
 * Opens the store in a folder of its own. What expired while the server was down is removed.
 *
 * @param now milliseconds since the epoch
 */
export async function openOidcStore(
  folder: string,
  now: () => number = () => Date.now(),
): Promise<OidcStore> {
  const records = await openRecordFolder<StoredEntry>(folder, { parse: parseEntry });
  const sessionByUid = new Map<string, string>();
  const keysByGrant = new Map<string, Set<string>>();

  const index = (key: string, { payload }: StoredEntry) => {
    const [model] = key.split('-', 1);
    if (model === 'Session' && payload.uid) sessionByUid.set(payload.uid, key);
    if (GRANTED.has(model ?? '') && payload.grantId) {
      const keys = keysByGrant.get(payload.grantId) ?? new Set();
      keysByGrant.set(payload.grantId, keys.add(key));
    }
  };
  const remove = async (key: string) => {
    const entry = records.get(key);
    if (!entry) return;
    const { uid, grantId } = entry.payload;
    if (uid && sessionByUid.get(uid) === key) sessionByUid.delete(uid);
    const keys = grantId ? keysByGrant.get(grantId) : undefined;
    keys?.delete(key);
    if (grantId && keys?.size === 0) keysByGrant.delete(grantId);
    await records.delete(key);
  };
  const expired = (entry: StoredEntry) => entry.expiresAt !== undefined && entry.expiresAt <= now();
  const live = (key: string | undefined) => {
    const entry = key === undefined ? undefined : records.get(key);
    return entry && !expired(entry) ? entry : undefined;
  };
  const purge = async () => {
    const gone = [...records.entries()].filter(([, entry]) => expired(entry)).map(([key]) => key);
    await Promise.all(gone.map(remove));
  };
  const dropOldestRefreshTokens = async (grantId: string) => {
    const tokens = [...(keysByGrant.get(grantId) ?? [])].filter((key) => key.startsWith('RefreshToken-'));
    await Promise.all(tokens.slice(0, -REFRESH_TOKENS_PER_GRANT).map(remove));
  };

  const oldestFirst = [...records.entries()].sort(
    ([, a], [, b]) => (a.payload.iat ?? 0) - (b.payload.iat ?? 0),
  );
  for (const [key, entry] of oldestFirst) index(key, entry);
  await purge();

  const adapter = (model: string): Adapter => {
    const keyOf = (id: string) => `${model}-${id}`;
    return {
      async upsert(id, payload, expiresIn) {
        // Cloned on the way in and out: the provider changes nested parts of what it holds.
        const entry: StoredEntry = { payload: structuredClone(payload) };
        if (expiresIn !== undefined) entry.expiresAt = now() + expiresIn * 1000;
        index(keyOf(id), entry);
        await records.set(keyOf(id), entry);
        if (model === 'RefreshToken' && payload.grantId) await dropOldestRefreshTokens(payload.grantId);
      },
      async find(id) {
        const entry = live(keyOf(id));
        return entry && payloadOf(model, entry, now());
      },
      async findByUid(uid) {
        const entry = live(sessionByUid.get(uid));
        return entry && structuredClone(entry.payload);
      },
      async findByUserCode() {
        return undefined; // The device flow, which looks this up, is off.
      },
      async consume(id) {
        const entry = records.get(keyOf(id));
        if (!entry) return;
        entry.payload.consumed ??= Math.floor(now() / 1000);
        await records.set(keyOf(id), entry);
      },
      async destroy(id) {
        await remove(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        await Promise.all(
          [...(keysByGrant.get(grantId) ?? [])].filter((key) => key.startsWith(`${model}-`)).map(remove),
        );
      },
    };
  };

  return { adapter, purge, flush: () => records.flush() };
}

/** A refresh token inside its grace time is shown as not yet used, so that the provider exchanges it once more. */
function payloadOf(model: string, { payload }: StoredEntry, now: number): AdapterPayload {
  const found = structuredClone(payload);
  const graced = typeof found.consumed === 'number' && now < (found.consumed + REFRESH_REUSE_SECONDS) * 1000;
  if (model === 'RefreshToken' && graced) delete found.consumed;
  return found;
}

function parseEntry(value: unknown): StoredEntry | undefined {
  return storedEntry.safeParse(value).data;
}
