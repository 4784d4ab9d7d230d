import type { Post } from '@aranya/contracts';
import { notify } from '@aranya/ui';
import { useRef } from 'react';
import { usePictureLicence } from '../../data/account/use-picture-licence';
import { useFileDrop } from '../../lib/use-file-drop';
import { useSubmitKeys } from '../../lib/use-submit-keys';
import type { Edit } from './edit-draft';
import { useGivenPlace } from './sighting/use-given-place';
import { useEditDraft } from './use-edit-draft';
import { usePlaceCheck } from './use-place-check';
import { useSaveEdit } from './use-save-edit';

export function useEditForm(post: Post, edit: Edit, onSaved: () => void) {
  const draft = useEditDraft(post, edit);
  const places = usePlaceCheck(draft);
  const saving = useSaveEdit(post, draft, { check: places.check, warn: places.warn, onSaved });
  const { save, pending, settle } = saving;
  const form = useRef<HTMLFormElement>(null);
  const usualLicence = usePictureLicence();
  const add = (files: File[]) => {
    if (pending) return;
    for (const sentence of draft.addFiles(files, usualLicence)) notify.error(sentence);
  };
  useFileDrop(add);
  useSubmitKeys(form);
  const place = useGivenPlace(form, () => void save());

  return {
    ...saving,
    draft,
    places,
    place,
    form,
    add,
    remove: (id: string) => {
      draft.removePicture(id);
      // The focused button is gone.
      form.current?.querySelector<HTMLElement>('[name=content]')?.focus();
    },
    /** Restores the post, or another device's version. */
    reset: (other?: Post) => {
      draft.reset(other);
      settle();
    },
    keepMine: (other: Post) => {
      draft.rebase(other);
      settle();
    },
    saveAnyway: () => {
      places.close();
      void save({ anyway: true });
    },
  };
}

export type EditForm = ReturnType<typeof useEditForm>;
