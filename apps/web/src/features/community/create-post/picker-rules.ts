import { limits } from '@aranya/contracts';
import { pictureRefusal } from '../shared/pictures/picture-files';

export interface Picked {
  accepted: File[];
  /** One sentence for each reason, fit to be shown. */
  refused: string[];
}

/** Which of the files just chosen join the `held` pictures that the post has already. */
export function pickPictures(files: readonly File[], held: number): Picked {
  const fit: File[] = [];
  const refused: string[] = [];
  for (const file of files) {
    const refusal = pictureRefusal(file);
    if (refusal === null) fit.push(file);
    else refused.push(refusal);
  }
  const accepted = fit.slice(0, Math.max(0, limits.imagesPerPost - held));
  if (accepted.length < fit.length) refused.push(`A post can have at most ${limits.imagesPerPost} pictures.`);
  return { accepted, refused };
}
