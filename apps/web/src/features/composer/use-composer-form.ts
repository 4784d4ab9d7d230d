import { notify } from '@aranya/ui';
import type { PlaceCheck } from '@aranya/wildlife-data';
import { useRef } from 'react';
import { usePictureLicence } from '../../data/account/use-picture-licence';
import { altName } from '../../parts/post-editor/picture-previews';
import { useGivenPlace } from '../../parts/post-editor/sighting/use-given-place';
import { usePlaceCheck } from '../../parts/post-editor/use-place-check';
import { useFileDrop } from '../../lib/use-file-drop';
import { useSubmitKeys } from '../../lib/use-submit-keys';
import { useTypeToFocus } from '../../lib/use-type-to-focus';
import type { LoadedDraft } from './draft-store';
import { useComposer } from './use-composer';

/** The open draft's form: keys, dropped files, submitting and focus. */
export function useComposerForm(userId: string, start: LoadedDraft) {
  const composer = useComposer(userId, start);
  const { draft, isLocked, publish } = composer;
  const places = usePlaceCheck(draft);
  const form = useRef<HTMLFormElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const focusText = () => area.current?.focus();
  const warn = (found: PlaceCheck) => {
    const [first] = found.warnings;
    if (first) selectPlace(form.current, first);
    places.warn(found);
  };
  const usualLicence = usePictureLicence();
  const add = (files: File[]) => {
    if (isLocked) return;
    for (const sentence of draft.addFiles(files, usualLicence)) notify.error(sentence);
  };
  const { over } = useFileDrop(add);
  useTypeToFocus(area);
  useSubmitKeys(form);

  const place = useGivenPlace(form, () => {
    // The error is far above the button.
    if (draft.sighting && draft.text.trim() === '' && draft.pictures.length === 0) focusText();
    void publish({ check: places.check, warn });
  });
  const publishAnyway = () => {
    places.close();
    void publish({ warn });
  };
  return { ...composer, places, place, form, area, focusText, add, over, publishAnyway };
}

/** The closing dialog returns the focus to this field. */
function selectPlace(form: HTMLFormElement | null, { field, place }: PlaceCheck['warnings'][number]): void {
  const element = form?.elements.namedItem(field === 'text' ? 'content' : altName(field));
  if (!(element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement)) return;
  element.focus();
  element.setSelectionRange(place.start, place.end);
}
