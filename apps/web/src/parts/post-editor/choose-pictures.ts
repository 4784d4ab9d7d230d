import { v4 as newId } from 'uuid';
import type { ChosenPicture, EditedPicture } from './edited-post';
import type { DraftFile } from './kept-files';
import { pickPictures } from './picker-rules';

export const shownPicture = (picture: DraftFile): ChosenPicture => ({
  ...picture,
  preview: URL.createObjectURL(picture.file),
});

/** Returns pictures to append, and why other files are refused. */
export function choosePictures(files: readonly File[], existing: readonly EditedPicture[]) {
  const { accepted, refused } = pickPictures(files, existing.length);
  // Pictures of one post usually share their licence.
  const licence = existing.at(-1)?.licence ?? 'all_rights_reserved';
  const added = accepted.map((file) => shownPicture({ id: newId(), file, alt: '', licence }));
  return { added, refused };
}
