import type { PictureLicence, SightingDraft } from '@aranya/contracts';
import { createStore } from 'zustand/vanilla';
import { choosePictures, shownPicture } from '../../parts/post-editor/choose-pictures';
import { writeFiles } from '../../parts/post-editor/kept-files';
import { moveTo } from '../../parts/post-editor/picture-order';
import { type LoadedDraft, type StoredDraft, writeCopied, writeDraft } from './draft-store';
import {
  toContent,
  type DraftAction,
  type DraftContent,
  type DraftState,
  isSameContent,
  reduceDraft,
  startingState,
} from './draft-state';

/** The store of an open draft. */
export function createComposerSession(userId: string, start: LoadedDraft) {
  const content = toContent({ ...start, pictures: start.pictures.map(shownPicture) });
  const store = createStore(() => startingState(content, start));
  const dispatch = (action: DraftAction) => store.setState((state) => reduceDraft(state, action));
  const change = (changes: Partial<DraftContent>) => dispatch({ type: 'change', content: changes });
  const changePicture = (id: string, changes: { alt: string } | { licence: PictureLicence }) =>
    change({
      pictures: store.getState().pictures.map((one) => (one.id === id ? { ...one, ...changes } : one)),
    });
  store.subscribe((now, before) => keepInTab(userId, now, before));

  return {
    userId,
    store,
    dispatch,
    /** The tab keeps the draft even while it is queued. */
    keep: () => writeDraft(userId, store.getState().clientId, toStored(store.getState())),
    setText: (next: string) => change({ text: next }),
    setSighting: (next: SightingDraft | null) => change({ sighting: next }),
    setAsks: (next: boolean) => change({ asks: next }),
    /** Returns why files are refused. */
    addFiles: (files: readonly File[], usualLicence: PictureLicence) => {
      const { pictures: chosen } = store.getState();
      const { added, refused } = choosePictures(files, chosen, usualLicence);
      if (added.length === 0) return refused;
      change({ pictures: [...chosen, ...added] });
      void writeFiles(userId, { added }).then((kept) => kept || dispatch({ type: 'lose pictures' }));
      return refused;
    },
    removePicture: (id: string) =>
      change({ pictures: store.getState().pictures.filter((one) => one.id !== id) }),
    movePicture: (id: string, to: number) => change({ pictures: moveTo(store.getState().pictures, id, to) }),
    setAlt: (id: string, alt: string) => changePicture(id, { alt }),
    setLicence: (id: string, licence: PictureLicence) => changePicture(id, { licence }),
  };
}

export type ComposerSession = ReturnType<typeof createComposerSession>;

function toStored(state: DraftState): StoredDraft {
  const { text, pictures, sighting, asks, clientId, revision } = state;
  return {
    text,
    pictures: pictures.map(({ id, alt, licence }) => ({ id, alt, licence })),
    sighting,
    asks,
    clientId,
    revision,
    isCopied: isSameContent(state, state.copied),
  };
}

const isSubmitted = ({ status }: DraftState) => status === 'queued' || status === 'sent';

function keepInTab(userId: string, now: DraftState, before: DraftState): void {
  const removed = before.pictures.filter(({ id }) => !now.pictures.some((one) => one.id === id));
  for (const { preview } of removed) URL.revokeObjectURL(preview);
  if (removed.length > 0) void writeFiles(userId, { removed });
  const isSame =
    isSameContent(now, before) &&
    now.clientId === before.clientId &&
    isSubmitted(now) === isSubmitted(before);
  if (isSame && now.copied === before.copied) return;
  if (isSame) writeCopied(userId, toStored(now));
  else writeDraft(userId, before.clientId, isSubmitted(now) ? null : toStored(now));
}
