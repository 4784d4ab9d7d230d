import { limits } from '@aranya/contracts';
import { pictureRefusal } from '../../lib/picture-files';
import { m } from '../../lib/language/messages';

export interface Picked {
  accepted: File[];
  /** A message for each reason. */
  refused: string[];
}

/** Takes what fits beside the `existing` pictures. */
export function pickPictures(files: readonly File[], existing: number): Picked {
  const fit: File[] = [];
  const refused: string[] = [];
  for (const file of files) {
    const refusal = pictureRefusal(file);
    if (refusal === null) fit.push(file);
    else refused.push(refusal);
  }
  const accepted = fit.slice(0, Math.max(0, limits.imagesPerPost - existing));
  if (accepted.length < fit.length) refused.push(m.editor_most({ number: limits.imagesPerPost }));
  return { accepted, refused };
}
