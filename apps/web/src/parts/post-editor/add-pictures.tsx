import { limits } from '@aranya/contracts';
import { FileDropButton } from '@aranya/ui';
import { acceptedPictures } from '../../lib/picture-files';
import { m } from '../../lib/language/messages';

interface AddPicturesProps {
  /** Number of pictures in the post. */
  existing: number;
  locked: boolean;
  hintId: string;
  /** Reports problems with files itself. */
  onFiles: (files: File[]) => void;
}

export function AddPictures({ existing, locked, hintId, onFiles }: AddPicturesProps) {
  return (
    <FileDropButton
      look="button"
      label={m.editor_add_pictures()}
      accept={acceptedPictures}
      multiple
      disabled={existing >= limits.imagesPerPost || locked}
      describedBy={hintId}
      onFiles={onFiles}
      onRefused={onFiles}
    />
  );
}
