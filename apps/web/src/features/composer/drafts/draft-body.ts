import { type Draft as ServerDraft, type DraftBody, draftBodySchema } from '@aranya/contracts';
import type { DraftContent } from '../draft-state';
import type { StoredDraft } from '../draft-store';

/** Null for what the server would refuse, such as a text that is too long. */
export function toDraftBody({ text, pictures, sighting, asks }: DraftContent): DraftBody | null {
  const body = {
    text,
    pictures: pictures.map(({ id, alt, licence }) => ({ id, alt, licence })),
    asks,
    sighting,
  };
  return draftBodySchema.safeParse(body).data ?? null;
}

export function toStoredDraft({ _id, body, revision }: ServerDraft): StoredDraft {
  const { text, pictures, sighting = null, asks = false } = body;
  return {
    text,
    pictures: pictures.map(({ id, alt, licence = 'all_rights_reserved' }) => ({ id, alt, licence })),
    sighting,
    asks,
    clientId: _id,
    revision,
    isCopied: true,
  };
}
