import type { PictureLicence } from '@aranya/contracts';
import { v4 as newId } from 'uuid';
import type { ChosenPicture, EditedPicture } from './edited-post';
import type { DraftFile } from './kept-files';
import { pickPictures } from './picker-rules';

export const shownPicture = (picture: DraftFile): ChosenPicture => ({
  ...picture,
  preview: URL.createObjectURL(picture.file),
});

/**
 * Returns pictures to append, and why other files are refused.
 *
 * @param usual licence of a post's first picture; the others get that of the one before
 */
export function choosePictures(
  files: readonly File[],
  existing: readonly EditedPicture[],
  usual: PictureLicence,
) {
  const { accepted, refused } = pickPictures(files, existing.length);
  const licence = existing.at(-1)?.licence ?? usual;
  const added = accepted.map((file) => shownPicture({ id: newId(), file, alt: '', licence }));
  return { added, refused };
}
