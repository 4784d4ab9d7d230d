import type { Draft as ServerDraft } from '@aranya/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { ApiError, tsr, unwrap } from '../../../lib/api';
import { beforeSignOut } from '../../../lib/session/before-sign-out';
import { readTabStorage, writeTabStorage } from '../../../lib/tab-storage';
import { isEmptyDraft, saveDraft } from '../draft-store';
import type { Draft } from '../use-draft';
import { bodyOf, storedOf } from './draft-body';

export const draftsKey = ['drafts'] as const;

const IDLE_MS = 2000;

/** What the server has of the tab's draft. */
const knownSchema = z.object({ id: z.string(), revision: z.number(), body: z.string() });
type Known = z.infer<typeof knownSchema>;

const storageKey = (userId: string) => `aranya.saved-draft.${userId}`;

type Refusal = { current?: ServerDraft | null; published?: boolean };

export type DraftStatus = 'saving' | 'saved' | 'unsaved' | null;

/**
 * Saves the draft on the server after a pause, and when the page is hidden. The tab's own copy stays what a reload
 * finds. The draft's id is the `client_id` of its post, so that publishing removes it.
 * @param pending while the post is published
 */
export function useServerDraft(userId: string, draft: Draft, pending: boolean) {
  const queryClient = useQueryClient();
  const [status, setStatus] = useState<DraftStatus>(null);
  const [newer, setNewer] = useState<ServerDraft | null>(null);
  const known = useRef<Known | undefined>(undefined);
  known.current ??= readTabStorage(storageKey(userId), knownSchema);
  const latest = useRef({ draft, pending, newer });
  const left = useRef(false);
  const before = useRef({ id: draft.clientId, pending });
  useEffect(() => {
    latest.current = { draft, pending, newer };
  });

  const remember = useCallback(
    (next: Known | undefined) => {
      known.current = next;
      writeTabStorage(storageKey(userId), next ?? null);
    },
    [userId],
  );

  /** False where the server does not have what is typed. */
  const save = useCallback(
    async (keepalive = false): Promise<boolean> => {
      const { draft: now, pending: publishing, newer: conflict } = latest.current;
      if (isEmptyDraft(now) || left.current) return true;
      const body = bodyOf(now);
      if (publishing || conflict !== null || body === null) return false;
      const id = now.clientId;
      const text = JSON.stringify(body);
      const last = known.current?.id === id ? known.current : undefined;
      if (last?.body === text) return true;
      setStatus('saving');
      try {
        const { body: answer } = unwrap(
          await tsr.drafts.save.mutate({
            body: { draftId: id, revision: last?.revision ?? 0, body },
            fetchOptions: { keepalive },
          }),
        );
        remember({ id, revision: answer.draft.revision, body: text });
        setStatus('saved');
        void queryClient.invalidateQueries({ queryKey: draftsKey });
        return true;
      } catch (error) {
        setStatus('unsaved');
        if (error instanceof ApiError && error.code === 'conflict') {
          const { current = null } = error.body as Refusal;
          if (current) setNewer(current);
          // Published or discarded elsewhere: what is typed here becomes a draft of its own.
          else if (latest.current.draft.clientId === id) latest.current.draft.renew();
        }
        return false;
      }
    },
    [queryClient, remember],
  );

  useEffect(
    () =>
      beforeSignOut(async () => {
        await save();
        // A page that is left would save once more, without a session.
        left.current = true;
      }),
    [save],
  );

  const { clientId } = draft;
  const typed = JSON.stringify(bodyOf(draft));
  const isEmpty = isEmptyDraft(draft);
  useEffect(() => {
    const { id, pending: wasPending } = before.current;
    before.current = { id: clientId, pending };
    if (isEmpty) {
      setStatus(null);
      const last = known.current;
      // Emptied or discarded. Publishing empties it as well, and removes it on the server.
      if (id !== clientId && last?.id === id && !pending && !wasPending) {
        remember(undefined);
        tsr.drafts.remove
          .mutate({ body: { draftId: id, revision: last.revision } })
          .then(() => queryClient.invalidateQueries({ queryKey: draftsKey }))
          .catch(() => undefined);
      }
      return undefined;
    }
    if (pending) return undefined;
    const timer = setTimeout(() => void save(), IDLE_MS);
    return () => clearTimeout(timer);
  }, [clientId, typed, isEmpty, pending, save, remember, queryClient]);

  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && void save(true);
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      // Leaving the composer.
      void save(true);
    };
  }, [save]);

  return {
    status,
    /** The draft as another device has it. */
    newer,
    save,
    /** Makes it the tab's draft; the composer must be opened again to show it. */
    take: (other: ServerDraft) => {
      const stored = storedOf(other);
      saveDraft(userId, stored);
      remember({ id: other._id, revision: other.revision, body: JSON.stringify(bodyOf(stored)) });
      // The composer that is left saves nothing more.
      latest.current = { ...latest.current, pending: true };
    },
    keepMine: () => {
      if (newer === null) return;
      remember({ id: newer._id, revision: newer.revision, body: '' });
      latest.current = { ...latest.current, newer: null };
      setNewer(null);
      void save();
    },
  };
}

export type SavedDraft = ReturnType<typeof useServerDraft>;
