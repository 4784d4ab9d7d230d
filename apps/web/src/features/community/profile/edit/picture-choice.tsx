import { Button, FileDropButton } from '@aranya/ui';
import { type ReactNode, useId } from 'react';
import { acceptedPictures, pictureRefusal } from '../../shared/pictures/picture-files';
import styles from './picture-choice.module.css';
import type { PickedPicture } from './use-picked-picture';

interface PictureChoiceProps {
  /** 'Profile picture' or 'Cover photo'. */
  label: string;
  picked: PickedPicture;
  error: string | undefined;
  onError: (sentence: string | undefined) => void;
  locked: boolean;
  /** The picture as it will be. */
  children: ReactNode;
}

/** One picture of the profile: as it will be, a button that chooses another, and one that takes the choice back. */
export function PictureChoice({ label, picked, error, onError, locked, children }: PictureChoiceProps) {
  const errorId = useId();
  const take = ([file]: File[]) => {
    if (file === undefined || locked) return;
    const refusal = pictureRefusal(file);
    onError(refusal ?? undefined);
    if (refusal === null) picked.pick(file);
  };
  return (
    <div className={styles.choice}>
      {children}
      <div className={styles.acts}>
        <FileDropButton
          look="button"
          label={label}
          accept={acceptedPictures}
          disabled={locked}
          describedBy={error === undefined ? undefined : errorId}
          onFiles={take}
          onRefused={take}
        />
        {picked.file && (
          <Button
            variant="quiet"
            disabled={locked}
            onClick={() => {
              picked.remove();
              onError(undefined);
            }}
          >
            Remove new {label.toLowerCase()}
          </Button>
        )}
      </div>
      {error !== undefined && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
