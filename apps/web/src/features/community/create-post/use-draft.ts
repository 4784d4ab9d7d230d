import { useCallback, useEffect, useRef, useState } from 'react';
import { v4 as newId } from 'uuid';
import { clearDraft, loadDraft, saveDraft } from './draft-store';
import { pickPictures } from './picker-rules';

export interface DraftPicture {
  id: string;
  file: File;
  /** An object URL. */
  preview: string;
  alt: string;
}

/**
 * The text survives a reload, the pictures do not. The API publishes a `clientId` once, so a draft can be
 * sent again when the answer was lost.
 */
export function useDraft(userId: string) {
  const [draft, setDraft] = useState(() => loadDraft(userId) ?? { text: '', clientId: newId() });
  const [pictures, setPictures] = useState<DraftPicture[]>([]);

  const latest = useRef<DraftPicture[]>([]);
  const replacePictures = useCallback((next: DraftPicture[]) => {
    for (const { id, preview } of latest.current) {
      if (!next.some((picture) => picture.id === id)) URL.revokeObjectURL(preview);
    }
    latest.current = next;
    setPictures(next);
  }, []);
  useEffect(() => () => latest.current.forEach(({ preview }) => URL.revokeObjectURL(preview)), []);

  const update = useCallback(
    (next: { text: string; clientId: string }) => {
      setDraft(next);
      saveDraft(userId, next);
    },
    [userId],
  );

  /** An emptied draft becomes a new one. */
  const idFor = (text: string, count: number) => (text === '' && count === 0 ? newId() : draft.clientId);

  return {
    text: draft.text,
    clientId: draft.clientId,
    pictures,
    setText: (text: string) => update({ text, clientId: idFor(text, latest.current.length) }),
    /** Returns why files are refused. */
    addFiles: (files: readonly File[]): string[] => {
      const { accepted, refused } = pickPictures(files, latest.current.length);
      const added = accepted.map((file) => ({
        id: newId(),
        file,
        preview: URL.createObjectURL(file),
        alt: '',
      }));
      if (added.length > 0) replacePictures([...latest.current, ...added]);
      return refused;
    },
    removePicture: (id: string) => {
      const left = latest.current.filter((picture) => picture.id !== id);
      replacePictures(left);
      if (left.length === 0) update({ text: draft.text, clientId: idFor(draft.text, 0) });
    },
    setAlt: (id: string, alt: string) =>
      replacePictures(latest.current.map((picture) => (picture.id === id ? { ...picture, alt } : picture))),
    /** Gives the draft a new client id, so that it is another post. */
    renew: () => update({ text: draft.text, clientId: newId() }),
    clear: () => {
      clearDraft(userId);
      setDraft({ text: '', clientId: newId() });
      replacePictures([]);
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;
