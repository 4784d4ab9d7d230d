import { limits } from '@aranya/contracts';
import { IconButton, TextField } from '@aranya/ui';
import { ImageOff, X } from 'lucide-react';
import { useState } from 'react';
import type { OutgoingPicture } from '../../../shared/messages/outbox/outbox-store';
import styles from './attachment-preview.module.css';

interface AttachmentPreviewProps {
  picture: OutgoingPicture;
  onAlt: (alt: string) => void;
  onRemove: () => void;
}

/** The chosen picture, a field for its description, and the button that removes it. */
export function AttachmentPreview({ picture, onAlt, onRemove }: AttachmentPreviewProps) {
  const { preview, file, alt } = picture;
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <div className={styles.item}>
      {broken === preview ? (
        <span className={styles.broken}>
          <ImageOff aria-hidden="true" size={20} />
          {file.name}
        </span>
      ) : (
        <img className={styles.preview} src={preview} alt={file.name} onError={() => setBroken(preview)} />
      )}
      <TextField
        className={styles.alt}
        label="Description of the picture"
        placeholder="What does it show?"
        maxLength={limits.imageAlt}
        value={alt}
        onChange={(event) => onAlt(event.target.value)}
      />
      <IconButton label="Remove picture" icon={<X aria-hidden="true" />} onClick={onRemove} />
    </div>
  );
}
