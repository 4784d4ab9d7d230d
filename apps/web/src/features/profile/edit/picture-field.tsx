import { Button, FileDropButton } from '@aranya/ui';
import { type ReactNode, useId } from 'react';
import { m } from '../../../lib/language/messages';
import { acceptedPictures, pictureRefusal } from '../../../lib/picture-files';
import styles from './edit-profile.module.css';
import type { NewPicture } from './use-new-picture';

interface PictureFieldProps {
  label: string;
  picked: NewPicture;
  error: string | undefined;
  onError: (sentence: string | undefined) => void;
  locked: boolean;
  children: ReactNode;
}

export function PictureField({ label, picked, error, onError, locked, children }: PictureFieldProps) {
  const errorId = useId();
  const take = ([file]: File[]) => {
    if (file === undefined || locked) return;
    const refusal = pictureRefusal(file);
    onError(refusal ?? undefined);
    if (refusal === null) picked.pick(file);
  };
  return (
    <div className={`stack gap-3 shrinks ${children ? styles.field : ''}`}>
      {children}
      <div className="row gap-2 wraps">
        <FileDropButton
          look="button"
          className={children ? 'raised' : undefined}
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
            {m.edit_remove_new({ what: label.toLowerCase() })}
          </Button>
        )}
      </div>
      {error !== undefined && (
        <p id={errorId} role="alert" className="small medium breaks danger">
          {error}
        </p>
      )}
    </div>
  );
}
