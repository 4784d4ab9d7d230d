import type { PictureLicence } from '@aranya/contracts';
import { v4 as newId } from 'uuid';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { dropFiles, keepFile } from '../../lib/file-storage';
import type { ChosenPicture } from '../../parts/post-editor/edited-post';
import type { SightingDraft } from '../../parts/post-editor/sighting/sighting-draft';
import { clearDraft, type DraftFile, loadDraft, saveDraft, type StoredDraft } from './draft-store';
import {
  type DraftAction,
  type DraftContent,
  type DraftState,
  reduceDraft,
  startingState,
} from './draft-state';
import { pickPictures } from './picker-rules';
import type { StartingDraft } from './use-starting-draft';

const shownPicture = (picture: DraftFile): ChosenPicture => ({
  ...picture,
  preview: URL.createObjectURL(picture.file),
});

export const toStored = ({ text, clientId, pictures, sighting, asks }: DraftState): StoredDraft => ({
  text,
  clientId,
  pictures: pictures.map(({ id, alt, licence }) => ({ id, alt, licence })),
  sighting,
  asks,
});

/** A draft while it is open; others subscribe to it. */
export interface ComposerSession {
  userId: string;
  store: StoreApi<DraftState>;
  dispatch: (action: DraftAction) => void;
  setText: (text: string) => void;
  setSighting: (sighting: SightingDraft | null) => void;
  setAsks: (asks: boolean) => void;
  /** Returns why files are refused. */
  addFiles: (files: readonly File[]) => string[];
  removePicture: (id: string) => void;
  setAlt: (id: string, alt: string) => void;
  setLicence: (id: string, licence: PictureLicence) => void;
}

export function createComposerSession(userId: string, start: StartingDraft): ComposerSession {
  const { text, clientId, sighting, asks } = start;
  const pictures = start.pictures.map(shownPicture);
  const store = createStore(() => startingState({ text, clientId, pictures, sighting, asks }));
  const dispatch = (action: DraftAction) => store.setState((state) => reduceDraft(state, action));
  const change = (content: Partial<DraftContent>) => dispatch({ type: 'change', content });
  const changePicture = (id: string, changes: { alt: string } | { licence: PictureLicence }) =>
    change({
      pictures: store.getState().pictures.map((one) => (one.id === id ? { ...one, ...changes } : one)),
    });
  store.subscribe((now, before) => keepOnDevice(userId, now, before));

  return {
    userId,
    store,
    dispatch,
    setText: (next) => change({ text: next }),
    setSighting: (next) => change({ sighting: next }),
    setAsks: (next) => change({ asks: next }),
    addFiles: (files) => {
      const { pictures: chosen } = store.getState();
      const { accepted, refused } = pickPictures(files, chosen.length);
      // Pictures of one post usually share their licence.
      const licence = chosen.at(-1)?.licence ?? 'all_rights_reserved';
      const added = accepted.map((file) => shownPicture({ id: newId(), file, alt: '', licence }));
      if (added.length > 0) change({ pictures: [...chosen, ...added] });
      for (const { id, file } of added) {
        void keepFile(userId, id, file).then((kept) => kept || dispatch({ type: 'lose pictures' }));
      }
      return refused;
    },
    removePicture: (id) => change({ pictures: store.getState().pictures.filter((one) => one.id !== id) }),
    setAlt: (id, alt) => changePicture(id, { alt }),
    setLicence: (id, licence) => changePicture(id, { licence }),
  };
}

/** What a reload finds. The outbox keeps what is queued. */
function keepOnDevice(userId: string, now: DraftState, before: DraftState): void {
  const gone = before.pictures.filter(({ id }) => !now.pictures.some((one) => one.id === id));
  for (const { preview } of gone) URL.revokeObjectURL(preview);
  if (gone.length > 0)
    void dropFiles(
      userId,
      gone.map(({ id }) => id),
    );
  const stored = toStored(now);
  if (now.status !== 'queued' && now.status !== 'sent') {
    if (now.status === 'refused' || JSON.stringify(stored) !== JSON.stringify(toStored(before)))
      saveDraft(userId, stored);
    // Another draft may have been begun while this one was sent.
  } else if (loadDraft(userId)?.clientId === before.clientId) clearDraft(userId);
}
