import type { PictureLicence, Post, SightingDraft } from '@aranya/contracts';
import { useEffect, useRef, useState } from 'react';
import { choosePictures } from './choose-pictures';
import { type Edit, toEdit, type EditPicture, hasMovedPictures, rebased, storeEdit } from './edit-draft';
import { writeFiles } from './kept-files';
import { moveTo } from './picture-order';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const pictureTexts = (pictures: readonly EditPicture[]) => pictures.map(({ alt, licence }) => [alt, licence]);
const chosenPictures = (pictures: readonly EditPicture[]) =>
  pictures.filter(({ file }) => file !== undefined);

/** Texts stay in the tab, and files on the device, until the edit is saved or discarded. */
export function useEditDraft(post: Post, begun: Edit) {
  const start = toEdit(post);
  const [edit, setEdit] = useState(begun);
  const latest = useRef(edit);
  const userId = post.user._id;
  useEffect(
    () => () =>
      chosenPictures(latest.current.pictures).forEach(({ preview }) => URL.revokeObjectURL(preview)),
    [],
  );
  const replace = (next: Edit, stored: Edit | null) => {
    const removed = chosenPictures(latest.current.pictures).filter(
      ({ id }) => !next.pictures.some((one) => one.id === id),
    );
    for (const { preview } of removed) URL.revokeObjectURL(preview);
    if (removed.length > 0) void writeFiles(userId, { removed });
    latest.current = next;
    setEdit(next);
    storeEdit(post._id, stored);
  };
  const change = (changes: Partial<Edit>) => {
    const next = { ...latest.current, ...changes };
    replace(next, next);
  };
  const changePicture = (id: string, changes: { alt: string } | { licence: PictureLicence }) =>
    change({
      pictures: latest.current.pictures.map((one) => (one.id === id ? { ...one, ...changes } : one)),
    });
  const sightingChanged = !isSame(edit.sighting, start.sighting);
  const picturesMoved = hasMovedPictures(edit);
  return {
    text: edit.text,
    sighting: edit.sighting,
    asks: post.asks,
    editedAt: edit.editedAt,
    pictures: edit.pictures,
    sightingChanged,
    picturesMoved,
    isChanged:
      edit.text !== start.text ||
      sightingChanged ||
      picturesMoved ||
      !isSame(pictureTexts(edit.pictures), pictureTexts(start.pictures)),
    setText: (text: string) => change({ text }),
    setSighting: (sighting: SightingDraft | null) => change({ sighting }),
    /** Returns why files are refused. */
    addFiles: (files: readonly File[], usualLicence: PictureLicence) => {
      const { added, refused } = choosePictures(files, latest.current.pictures, usualLicence);
      if (added.length > 0) change({ pictures: [...latest.current.pictures, ...added] });
      // Browsers that cannot keep files hold them until the page is left.
      void writeFiles(userId, { added });
      return refused;
    },
    removePicture: (id: string) =>
      change({ pictures: latest.current.pictures.filter((one) => one.id !== id) }),
    movePicture: (id: string, to: number) => change({ pictures: moveTo(latest.current.pictures, id, to) }),
    setAlt: (id: string, alt: string) => changePicture(id, { alt }),
    setLicence: (id: string, licence: PictureLicence) => changePicture(id, { licence }),
    /** The next save replaces the current post. */
    rebase: (current: Post) => change(rebased(latest.current, current)),
    reset: (to: Post = post) => replace(toEdit(to), null),
  };
}

export type EditDraft = ReturnType<typeof useEditDraft>;
