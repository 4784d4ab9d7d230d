import { hashtagOf } from '@aranya/contracts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { v4 as newId } from 'uuid';
import { dropOldFiles } from '../../../lib/file-storage';
import { type DraftFile, loadDraft, loadPictures, withTag } from './draft-store';

export interface StartingDraft {
  text: string;
  clientId: string;
  pictures: DraftFile[];
  /** Pictures that the browser did not keep. */
  lost: number;
}

/** What a reload left; undefined while its pictures are read. */
export function useStartingDraft(userId: string): StartingDraft | undefined {
  const [search] = useSearchParams();
  const [stored] = useState(() => {
    const { text = '', clientId = newId(), pictures = [] } = loadDraft(userId) ?? {};
    return { text: withTag(text, hashtagOf(search.get('tag') ?? '')), clientId, pictures };
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
