import { and, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { type IdentityDb, records } from '../db/schema';

/** For a second tab or a lost response. */
export const REFRESH_REUSE_SECONDS = 30;

type OidcRecord = typeof records.$inferSelect;

/** Visitors may send anything. */
const isId = (id: string) => /^[\w~.-]{1,200}$/.test(id);

interface AdapterOptions {
  now?: () => number;
  onGrantEnded?: (grantId: string) => Promise<void> | undefined;
}

export function createAdapter(
  db: IdentityDb,
  model: string,
  { now = () => Date.now(), onGrantEnded }: AdapterOptions = {},
): Adapter {
  const ofModel = (condition: SQL) => and(eq(records.model, model), condition);
  const findBy = async (condition: SQL) => {
    const [record] = await db.select().from(records).where(ofModel(condition)).limit(1);
    return record && readPayload(record, now());
  };
  return {
    async upsert(id, payload, expiresIn) {
      const values = {
        payload,
        uid: payload.uid ?? null,
        userCode: payload.userCode ?? null,
        grantId: payload.grantId ?? null,
        expiresAt: expiresIn === undefined ? null : new Date(now() + expiresIn * 1000),
      };
      await db
        .insert(records)
        .values({ model, id, ...values })
        .onConflictDoUpdate({ target: [records.model, records.id], set: values });
    },
    find: async (id) => (isId(id) ? findBy(eq(records.id, id)) : undefined),
    findByUid: async (uid) => (isId(uid) ? findBy(eq(records.uid, uid)) : undefined),
    findByUserCode: async (code) => (isId(code) ? findBy(eq(records.userCode, code)) : undefined),
    async consume(id) {
      const consumedAt = sql`coalesce(${records.consumedAt}, ${new Date(now()).toISOString()}::timestamptz)`;
      await db
        .update(records)
        .set({ consumedAt })
        .where(ofModel(eq(records.id, id)));
    },
    async destroy(id) {
      await db.delete(records).where(ofModel(eq(records.id, id)));
      if (model === 'Grant') await onGrantEnded?.(id);
    },
    async revokeByGrantId(grantId) {
      await db.delete(records).where(ofModel(eq(records.grantId, grantId)));
    },
  };
}

function readPayload({ model, payload, consumedAt, expiresAt }: OidcRecord, now: number) {
  if (expiresAt !== null && expiresAt.getTime() <= now) return undefined;
  if (consumedAt === null) return payload;
  const isReusable = model === 'RefreshToken' && now < consumedAt.getTime() + REFRESH_REUSE_SECONDS * 1000;
  return isReusable
    ? payload
    : ({ ...payload, consumed: Math.floor(consumedAt.getTime() / 1000) } satisfies AdapterPayload);
}

export async function deleteExpiredRecords(db: IdentityDb, now: number): Promise<void> {
  await db.delete(records).where(lte(records.expiresAt, new Date(now)));
}
