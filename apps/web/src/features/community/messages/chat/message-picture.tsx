import { useWhenThere } from '@aranya/ui';
import { ImageOff } from 'lucide-react';
import { type CSSProperties, useRef, useState } from 'react';
import { Lightbox } from '../../shared/pictures/lightbox-later';
import type { EntryPicture } from './chat-entries';
import styles from './message-picture.module.css';

/** How far a picture may depart from the square before it is cropped here. It opens whole. */
const TALLEST = 3 / 4;
const WIDEST = 2;
/** An address lasts ten minutes; before the last of them another is asked for, in milliseconds. */
const FRESH = 9 * 60_000;

interface MessagePictureProps {
  picture: EntryPicture;
  /** Whose it is, where it has no description. */
  owner: string;
  /** Asks for addresses that work; they come with `picture`. */
  onRefresh: () => void;
}

/**
 * A picture of a message. The address that is shown is kept while it works, whatever newer one comes: the picture is
 * not loaded twice, and one's own goes on from its preview.
 */
export function MessagePicture({ picture, owner, onRefresh }: MessagePictureProps) {
  const { url, width, height, alt } = picture;
  const [shown, setShown] = useState({ url, since: Date.now() });
  /** The newest address that did not work. */
  const [broken, setBroken] = useState<string | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { run } = useWhenThere(Lightbox);
  const name = alt === '' ? `picture by ${owner}` : alt;

  // What is shown does not work, and here is an address that may.
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
    // A young address that fails will not be mended by another.
    if (Date.now() - shown.since > FRESH) onRefresh();
  };
  const enlarge = () => {
    if (Date.now() - shown.since > FRESH) onRefresh();
    run(() => setOpen(0));
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
        <span>The picture did not load. Try again</span>
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
        aria-label={`Enlarge: ${name}`}
        onPointerEnter={Lightbox.prepare}
        onFocus={Lightbox.prepare}
        onClick={enlarge}
      >
        <img
          className={styles.picture}
          src={shown.url}
          width={width}
          height={height}
          alt={alt}
          decoding="async"
          draggable={false}
          onError={failed}
        />
      </button>
      {open !== null && (
        <Lightbox
          pictures={[{ url, width, height, alt }]}
          owner={owner}
          index={open}
          onIndexChange={setOpen}
          onClosed={() => opener.current?.focus()}
        />
      )}
    </>
  );
}
