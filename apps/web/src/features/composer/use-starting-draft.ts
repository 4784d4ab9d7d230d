import { hashtagOf } from '@aranya/contracts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { v4 as newId } from 'uuid';
import { dropOldFiles } from '../../lib/file-storage';
import { type DraftFile, loadDraft, loadPictures, withTag } from './draft-store';
import { type SightingDraft, withChosen } from '../../parts/post-editor/sighting/sighting-draft';

export interface StartingDraft {
  text: string;
  clientId: string;
  pictures: DraftFile[];
  sighting: SightingDraft | null;
  asks: boolean;
  /** Pictures that the browser did not keep. */
  lost: number;
}

/** What a reload left; undefined while its pictures are read. */
export function useStartingDraft(userId: string): StartingDraft | undefined {
  const [search] = useSearchParams();
  const [stored] = useState(() => {
    const draft = loadDraft(userId);
    const { text = '', clientId = newId(), pictures = [], sighting = null, asks = false } = draft ?? {};
    return {
      text: withTag(text, hashtagOf(search.get('tag') ?? '')),
      clientId,
      pictures,
      sighting: withChosen(sighting, { species: search.get('species'), park: search.get('park') }),
      asks: asks || search.get('asks') === 'true',
    };
  });
  const [start, setStart] = useState<StartingDraft | undefined>(() =>
    stored.pictures.length === 0 ? { ...stored, pictures: [], lost: 0 } : undefined,
  );

  useEffect(() => {
    let here = true;
    void loadPictures(userId, stored.pictures)
      .then((pictures) => {
        if (here)
          setStart((now) => now ?? { ...stored, pictures, lost: stored.pictures.length - pictures.length });
      })
      .then(dropOldFiles);
    return () => {
      here = false;
    };
  }, [userId, stored]);
  return start;
}
