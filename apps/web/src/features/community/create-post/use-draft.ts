import { useCallback, useEffect, useRef, useState } from 'react';
import { v4 as newId } from 'uuid';
import { clearDraft, loadDraft, saveDraft } from './draft-store';
import { pickPictures } from './picker-rules';

export interface DraftPicture {
  id: string;
  file: File;
  /** An object address for showing it, revoked when the picture leaves the draft. */
  preview: string;
  alt: string;
}

/**
 * The post being written: its text, which survives a reload, and its pictures, which do not.
 *
 * `clientId` stays the same from the first letter until the draft is published or emptied, however often it is sent:
 * after an answer that got lost nobody knows whether the server has the post, and a second sending under the same id
 * cannot make a second post. Changing the draft between two sendings does not change the id either, for the first may
 * have arrived; `renew` gives another when the server turns out to have published an earlier version.
 */
export function useDraft(userId: string) {
  const [draft, setDraft] = useState(() => loadDraft(userId) ?? { text: '', clientId: newId() });
  const [pictures, setPictures] = useState<DraftPicture[]>([]);

  const held = useRef<DraftPicture[]>([]);
  const hold = useCallback((next: DraftPicture[]) => {
    for (const { id, preview } of held.current) {
      if (!next.some((picture) => picture.id === id)) URL.revokeObjectURL(preview);
    }
    held.current = next;
    setPictures(next);
  }, []);
  useEffect(() => () => held.current.forEach(({ preview }) => URL.revokeObjectURL(preview)), []);

  const keep = useCallback(
    (next: { text: string; clientId: string }) => {
      setDraft(next);
      saveDraft(userId, next);
    },
    [userId],
  );

  /** An emptied draft is another one. */
  const idFor = (text: string, count: number) => (text === '' && count === 0 ? newId() : draft.clientId);

  return {
    text: draft.text,
    clientId: draft.clientId,
    pictures,
    setText: (text: string) => keep({ text, clientId: idFor(text, held.current.length) }),
    /** Adds what may be added; gives the sentences about the rest. */
    addFiles: (files: readonly File[]): string[] => {
      const { accepted, refused } = pickPictures(files, held.current.length);
      const added = accepted.map((file) => ({
        id: newId(),
        file,
        preview: URL.createObjectURL(file),
        alt: '',
      }));
      if (added.length > 0) hold([...held.current, ...added]);
      return refused;
    },
    removePicture: (id: string) => {
      const left = held.current.filter((picture) => picture.id !== id);
      hold(left);
      if (left.length === 0) keep({ text: draft.text, clientId: idFor(draft.text, 0) });
    },
    setAlt: (id: string, alt: string) =>
      hold(held.current.map((picture) => (picture.id === id ? { ...picture, alt } : picture))),
    /** The same words and pictures as a post of their own. */
    renew: () => keep({ text: draft.text, clientId: newId() }),
    /** It is published: nothing of it is left. */
    clear: () => {
      clearDraft(userId);
      setDraft({ text: '', clientId: newId() });
      hold([]);
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;
