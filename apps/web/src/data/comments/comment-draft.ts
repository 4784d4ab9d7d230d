import { useState } from 'react';
import { v4 as newId } from 'uuid';
import { z } from 'zod';
import { readTabStorage, writeTabStorage } from '../../lib/tab-storage';

const storedDraft = z.object({ text: z.string(), clientId: z.uuid() });

type Draft = z.infer<typeof storedDraft>;

const storageKey = (userId: string, targetId: string) => `aranya.comment.${userId}.${targetId}`;

/**
 * Survives a reload. The API adds a `clientId` once, so a comment can be resent if the answer was lost.
 * @param targetId the id of the post, or of the comment to answer
 */
export function useCommentDraft(userId: string, targetId: string, initial = '') {
  const key = storageKey(userId, targetId);
  const [draft, setDraft] = useState<Draft>(
    () => readTabStorage(key, storedDraft) ?? { text: initial, clientId: newId() },
  );
  const save = (next: Draft) => {
    setDraft(next);
    writeTabStorage(key, next.text.trim() === '' ? null : next);
  };
  return {
    ...draft,
    setText: (text: string) => save({ ...draft, text, clientId: text === '' ? newId() : draft.clientId }),
    /** The queue stores the text now. */
    handOver: () => writeTabStorage(key, null),
    takeBack: () => save(draft),
    clear: () => save({ text: '', clientId: newId() }),
  };
}

export const hasCommentDraft = (userId: string, targetId: string): boolean =>
  readTabStorage(storageKey(userId, targetId), storedDraft) !== undefined;
