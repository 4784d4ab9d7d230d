import { type Draft as ServerDraft, type DraftBody, draftBodySchema } from '@aranya/contracts';
import type { StoredDraft } from '../draft-store';

type Composed = Pick<StoredDraft, 'text' | 'sighting' | 'asks'> & {
  pictures: readonly StoredDraft['pictures'][number][];
};

/** Null where the server does not take it, such as a text that is too long. */
export function bodyOf({ text, pictures, sighting, asks }: Composed): DraftBody | null {
  const body = {
    text,
    pictures: pictures.map(({ id, alt, licence }) => ({ id, alt, licence })),
    asks,
    sighting,
  };
  return draftBodySchema.safeParse(body).data ?? null;
}

/** In the form of the tab's own draft. */
export function storedOf({ _id, body }: ServerDraft): StoredDraft {
  const { text, pictures, sighting = null, asks = false } = body;
  return {
    text,
    clientId: _id,
    pictures: pictures.map(({ id, alt, licence = 'all_rights_reserved' }) => ({ id, alt, licence })),
    sighting,
    asks,
  };
}
