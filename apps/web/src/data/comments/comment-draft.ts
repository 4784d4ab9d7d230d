import { useState } from 'react';
import { v4 as newId } from 'uuid';
import { z } from 'zod';
import { readTabStorage, writeTabStorage } from '../../lib/tab-storage';

const storedDraft = z.object({ text: z.string(), clientId: z.uuid() });

type Draft = z.infer<typeof storedDraft>;

const keyOf = (userId: string, place: string) => `aranya.comment.${userId}.${place}`;

/**
 * Survives a reload. The API adds a `clientId` once, so a comment can be sent again when the answer was lost.
 * @param place the id of the post, or of the comment to answer
 */
export function useCommentDraft(userId: string, place: string, initial = '') {
  const key = keyOf(userId, place);
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
    /** The queue keeps it now: a reload finds it there. */
    handOver: () => writeTabStorage(key, null),
    takeBack: () => save(draft),
    clear: () => save({ text: '', clientId: newId() }),
  };
}

export const hasCommentDraft = (userId: string, place: string): boolean =>
  readTabStorage(keyOf(userId, place), storedDraft) !== undefined;
