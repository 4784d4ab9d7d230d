import { limits } from '@aranya/contracts';
import { IconButton, TextField } from '@aranya/ui';
import { X } from 'lucide-react';
import { m } from '../../../../lib/language/messages';
import { PictureThumb } from '../../../../parts/picture/picture-thumb';
import styles from './attachment-preview.module.css';
import type { Attachment } from './use-attachment';

interface AttachmentPreviewProps {
  picture: Attachment;
  onAlt: (alt: string) => void;
  onRemove: () => void;
}

export function AttachmentPreview({ picture, onAlt, onRemove }: AttachmentPreviewProps) {
  const { preview, file, alt } = picture;
  return (
    <div className={styles.item}>
      <PictureThumb src={preview} name={file.name} />
      <TextField
        className="shrinks"
        label={m.chat_picture_what()}
        placeholder={m.chat_picture_hint()}
        maxLength={limits.imageAlt}
        value={alt}
        onChange={(event) => onAlt(event.target.value)}
      />
      <IconButton label={m.chat_picture_remove()} icon={<X aria-hidden="true" />} onClick={onRemove} />
    </div>
  );
}
