import { ImageOff } from 'lucide-react';
import { type CSSProperties, useRef, useState } from 'react';
import { m } from '../../../lib/language/messages';
import { useHistoryDialog } from '../../../lib/use-history-dialog';
import { Lightbox } from '../../../parts/picture/lightbox';
import type { EntryPicture } from './chat-entries';
import styles from './message-picture.module.css';

/** Width over height; other pictures are cropped. */
const TALLEST = 3 / 4;
const WIDEST = 2;
/** Addresses expire after ten minutes. */
const MAX_AGE_MS = 9 * 60_000;

interface MessagePictureProps {
  id: string;
  picture: EntryPicture;
  /** Names a picture without a description; null for the member themselves. */
  owner: string | null;
  /** New addresses arrive in `picture`. */
  onRefresh: () => void;
}

/** Keeps the first address that works, because each new one would load the picture again. */
export function MessagePicture({ id, picture, owner, onRefresh }: MessagePictureProps) {
  const { url, width, height, alt } = picture;
  const [shown, setShown] = useState({ url, since: Date.now() });
  /** The latest address that failed. */
  const [broken, setBroken] = useState<string | null>(null);
  const lightbox = useHistoryDialog(`picture-${id}`);
  const opener = useRef<HTMLButtonElement>(null);
  const nameless = owner === null ? m.chat_picture_own() : m.chat_picture_by({ name: owner });
  const name = alt === '' ? nameless : alt;

  if (broken !== null && broken !== url && shown.url !== url) {
    setShown({ url, since: Date.now() });
    setBroken(null);
  }
  const failed = () => {
    if (shown.url !== url) {
      setShown({ url, since: Date.now() });
      return;
    }
    setBroken(url);
    // A new address does not help when a recent one fails.
    if (Date.now() - shown.since > MAX_AGE_MS) onRefresh();
  };
  const enlarge = () => {
    if (Date.now() - shown.since > MAX_AGE_MS) onRefresh();
    lightbox.show(0);
  };

  const ratio = Math.min(WIDEST, Math.max(TALLEST, width / height));
  if (broken !== null) {
    return (
      <button
        type="button"
        className={styles.broken}
        style={{ '--ratio': ratio } as CSSProperties}
        onClick={onRefresh}
      >
        <ImageOff aria-hidden="true" size={24} />
        <span>{m.chat_picture_failed()}</span>
      </button>
    );
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.open}
        style={{ '--ratio': ratio } as CSSProperties}
        aria-haspopup="dialog"
        aria-label={m.chat_enlarge({ name })}
        onClick={enlarge}
      >
        <img
          className="wide tall cover"
          src={shown.url}
          width={width}
          height={height}
          alt={alt}
          decoding="async"
          draggable={false}
          onError={failed}
        />
      </button>
      {lightbox.view !== null && (
        <Lightbox
          pictures={[{ url, width, height, alt }]}
          owner={owner ?? m.chat_picture_owner()}
          dialog={lightbox}
          onClosed={() => opener.current?.focus({ preventScroll: true })}
        />
      )}
    </>
  );
}
