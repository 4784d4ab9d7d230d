import type { Draft, DraftBody } from '@aranya/contracts';
import type { FakeAnswer, FakeCall } from './fake-api';

interface Change {
  draftId: string;
  revision: number;
  body?: DraftBody;
}

/** Answers the calls of drafts from `drafts` and the ids of those that are `published`, which a test may change. */
export function fakeDrafts(
  drafts: Draft[] = [],
  published = new Set<string>(),
): Record<string, (call: FakeCall) => FakeAnswer> {
  const at = ({ draftId }: Change) => drafts.findIndex(({ _id }) => _id === draftId);
  return {
    'GET /api/drafts': () => ({ body: { success: true, drafts: [...drafts] } }),
    'POST /api/drafts/save': ({ body }) => {
      const change = body as Change;
      const index = at(change);
      const current = drafts[index] ?? null;
      if ((current?.revision ?? 0) !== change.revision || change.body === undefined) {
        const refusal = { success: false, code: 'conflict', message: 'This draft was changed elsewhere.' };
        return { status: 409, body: { ...refusal, current, published: published.has(change.draftId) } };
      }
      const revision = change.revision + 1;
      const draft = { _id: change.draftId, body: change.body, revision, updatedAt: new Date().toISOString() };
      drafts.splice(index === -1 ? 0 : index, index === -1 ? 0 : 1, draft);
      return { body: { success: true, message: 'Draft saved', draft } };
    },
    'POST /api/drafts/remove': ({ body }) => {
      const index = at(body as Change);
      if (index !== -1) drafts.splice(index, 1);
      return { body: { success: true, message: 'Draft discarded' } };
    },
  };
}
