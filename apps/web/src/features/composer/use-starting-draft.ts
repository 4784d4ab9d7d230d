import { hashtagOf } from '@aranya/contracts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { v4 as newId } from 'uuid';
import { withChosen } from '../../parts/post-editor/sighting/sighting-draft';
import { dropOldDrafts, hasDraft, type LoadedDraft, loadDraft, withTag } from './draft-store';

const newDraft = (): LoadedDraft => ({
  text: '',
  pictures: [],
  sighting: null,
  asks: false,
  clientId: newId(),
  revision: 0,
  isCopied: false,
  lost: 0,
});

/** Adds the subject of the page that linked here. That alone is no draft, and is not kept. */
function withLink(stored: LoadedDraft | null, search: URLSearchParams): LoadedDraft {
  const draft = stored ?? newDraft();
  const text = withTag(draft.text, hashtagOf(search.get('tag') ?? ''));
  const sighting = withChosen(draft.sighting, { species: search.get('species'), park: search.get('park') });
  const asks = draft.asks || search.get('asks') === 'true';
  const isSame = text === draft.text && sighting === draft.sighting && asks === draft.asks;
  return { ...draft, text, sighting, asks, isCopied: stored === null || (draft.isCopied && isSame) };
}

/**
 * Reads the draft that a reload left; undefined meanwhile.
 * @param isChosen the user chose it from the list, so a link adds nothing
 */
export function useStartingDraft(userId: string, isChosen: boolean): LoadedDraft | undefined {
  const [search] = useSearchParams();
  const [begin] = useState(
    () => (stored: LoadedDraft | null) => withLink(stored, isChosen ? new URLSearchParams() : search),
  );
  const [start, setStart] = useState(() => (hasDraft(userId) ? undefined : begin(null)));

  useEffect(() => {
    let here = true;
    void loadDraft(userId)
      .then((stored) => {
        if (here) setStart((now) => now ?? begin(stored));
      })
      .then(dropOldDrafts);
    return () => {
      here = false;
    };
  }, [userId, begin]);
  return start;
}
