import type { PictureLicence } from '@aranya/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { v4 as newId } from 'uuid';
import { dropFiles, keepFile } from '../../lib/file-storage';
import { useWarnBeforeUnload } from '../../lib/use-warn-before-unload';
import {
  clearDraft,
  type DraftFile,
  isEmptyDraft,
  loadDraft,
  saveDraft,
  type StoredDraft,
} from './draft-store';
import { pickPictures } from './picker-rules';
import type { ChosenPicture } from '../../parts/post-editor/edited-post';
import type { SightingDraft } from '../../parts/post-editor/sighting/sighting-draft';
import type { StartingDraft } from './use-starting-draft';

interface DraftState {
  text: string;
  clientId: string;
  pictures: ChosenPicture[];
  sighting: SightingDraft | null;
  /** "What is this?" */
  asks: boolean;
}

const shownPicture = (picture: DraftFile): ChosenPicture => ({
  ...picture,
  preview: URL.createObjectURL(picture.file),
});

const toStored = ({ pictures, ...draft }: DraftState): StoredDraft => ({
  ...draft,
  pictures: pictures.map(({ id, alt, licence }) => ({ id, alt, licence })),
});

/**
 * Survives a reload. The API publishes a `clientId` once, so a draft can be sent again when the answer was lost.
 */
export function useDraft(userId: string, start: StartingDraft) {
  const [draft, setDraft] = useState<DraftState>(() => ({
    text: start.text,
    clientId: start.clientId,
    pictures: start.pictures.map(shownPicture),
    sighting: start.sighting,
    asks: start.asks,
  }));
  const [unkept, setUnkept] = useState(false);

  const latest = useRef(draft);
  const show = useCallback((next: DraftState) => {
    const gone = latest.current.pictures.filter(({ id }) => !next.pictures.some((one) => one.id === id));
    for (const { preview } of gone) URL.revokeObjectURL(preview);
    latest.current = next;
    setDraft(next);
    return gone.map(({ id }) => id);
  }, []);
  useEffect(() => () => latest.current.pictures.forEach(({ preview }) => URL.revokeObjectURL(preview)), []);

  const change = (changes: Partial<DraftState>) => {
    const next = { ...latest.current, ...changes };
    // An emptied draft becomes a new one.
    if (isEmptyDraft(next)) next.clientId = newId();
    const gone = show(next);
    saveDraft(userId, toStored(next));
    if (gone.length > 0) void dropFiles(userId, gone);
  };

  const changePicture = (id: string, changes: { alt: string } | { licence: PictureLicence }) =>
    change({
      pictures: latest.current.pictures.map((picture) =>
        picture.id === id ? { ...picture, ...changes } : picture,
      ),
    });

  const atRisk = unkept && draft.pictures.length > 0;
  useWarnBeforeUnload(atRisk);

  return {
    ...draft,
    /** The browser does not keep the pictures over a reload. */
    atRisk,
    setText: (text: string) => change({ text }),
    setSighting: (sighting: SightingDraft | null) => change({ sighting }),
    setAsks: (asks: boolean) => change({ asks }),
    /** Returns why files are refused. */
    addFiles: (files: readonly File[]): string[] => {
      const { pictures } = latest.current;
      const { accepted, refused } = pickPictures(files, pictures.length);
      // Pictures of one post usually share their licence.
      const licence = pictures.at(-1)?.licence ?? 'all_rights_reserved';
      const added = accepted.map((file) => shownPicture({ id: newId(), file, alt: '', licence }));
      if (added.length > 0) change({ pictures: [...pictures, ...added] });
      for (const { id, file } of added) {
        void keepFile(userId, id, file).then((kept) => kept || setUnkept(true));
      }
      return refused;
    },
    removePicture: (id: string) =>
      change({ pictures: latest.current.pictures.filter((picture) => picture.id !== id) }),
    setAlt: (id: string, alt: string) => changePicture(id, { alt }),
    setLicence: (id: string, licence: PictureLicence) => changePicture(id, { licence }),
    /** Gives the draft a new client id, so that it is another post. */
    renew: () => change({ clientId: newId() }),
    snapshot: () => toStored(latest.current),
    /** The queue keeps it now: a reload starts a new draft. */
    handOver: () => clearDraft(userId),
    takeBack: () => saveDraft(userId, toStored(latest.current)),
    clear: () => {
      // Another draft may have been begun while this one was sent.
      if (loadDraft(userId)?.clientId === latest.current.clientId) clearDraft(userId);
      void dropFiles(
        userId,
        show({ text: '', clientId: newId(), pictures: [], sighting: null, asks: false }),
      );
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;
