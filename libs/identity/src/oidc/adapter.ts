import type { Adapter, AdapterPayload } from 'oidc-provider';
import { z } from 'zod';
import type { JsonStore } from '../storage/json-store';

/** Accepts an exchanged refresh token again, for a second tab or a lost response. */
export const REFRESH_REUSE_SECONDS = 30;

export const oidcRecord = z.object({
  payload: z.custom<AdapterPayload>((value) => typeof value === 'object' && value !== null),
  /** Epoch ms; never expires without it. */
  expiresAt: z.number().optional(),
});

export type OidcRecord = z.infer<typeof oidcRecord>;

/** All models share one store. */
export function createAdapter(records: JsonStore<OidcRecord>, model: string): Adapter {
  const keyOf = (id: string) => `${model}-${id}`;
  const ofModel = () => records.entries().filter(([key]) => key.startsWith(`${model}-`));

  // The provider changes nested objects.
  const payloadOf = (record: OidcRecord | undefined) => {
    if (!record || isExpired(record)) return undefined;
    const payload = structuredClone(record.payload);
    const { consumed } = payload;
    const reusable = typeof consumed === 'number' && Date.now() < (consumed + REFRESH_REUSE_SECONDS) * 1000;
    if (model === 'RefreshToken' && reusable) delete payload.consumed;
    return payload;
  };

  return {
    async upsert(id, payload, expiresIn) {
      const record: OidcRecord = { payload: structuredClone(payload) };
      if (expiresIn !== undefined) record.expiresAt = Date.now() + expiresIn * 1000;
      await records.set(keyOf(id), record);
    },
    async find(id) {
      return payloadOf(records.get(keyOf(id)));
    },
    async findByUid(uid) {
      return payloadOf(ofModel().find(([, { payload }]) => payload.uid === uid)?.[1]);
    },
    async findByUserCode() {
      return undefined; // Only for the device flow, which is off.
    },
    async consume(id) {
      const record = records.get(keyOf(id));
      if (!record) return;
      record.payload.consumed ??= Math.floor(Date.now() / 1000);
      await records.set(keyOf(id), record);
    },
    async destroy(id) {
      await records.delete(keyOf(id));
    },
    async revokeByGrantId(grantId) {
      const revoked = ofModel().filter(([, { payload }]) => payload.grantId === grantId);
      await Promise.all(revoked.map(([key]) => records.delete(key)));
    },
  };
}

export async function deleteExpired(records: JsonStore<OidcRecord>): Promise<void> {
  const expired = records.entries().filter(([, record]) => isExpired(record));
  await Promise.all(expired.map(([key]) => records.delete(key)));
}

function isExpired({ expiresAt }: OidcRecord): boolean {
  return expiresAt !== undefined && expiresAt <= Date.now();
}
