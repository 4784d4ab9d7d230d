import type { Picture } from '@aranya/contracts';
import { ImageOff } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { lazyOffline } from '../../lib/lazy-part';
import { useHistoryDialog } from '../../lib/use-history-dialog';
import { useOnline } from '../../lib/use-online';
import { gridLayout } from './grid-layout';
import styles from './picture-grid.module.css';
import { type LicensedPicture, PictureMarks } from './picture-marks';
import { m } from '../../lib/language/messages';

const lightboxPart = lazyOffline(async () => ({ default: (await import('./lightbox')).Lightbox }));

const MAX_SHOWN = 4;

interface PictureGridProps {
  id: string;
  pictures: LicensedPicture[];
  /** Names pictures without a description. */
  owner: string;
  notes?: (position: number) => ReactNode;
}

export function PictureGrid({ id, pictures, owner, notes }: PictureGridProps) {
  const lightbox = useHistoryDialog(`pictures-${id}`);
  const list = useRef<HTMLUListElement>(null);
  // Safari does not focus a button that is clicked.
  const opener = useRef<HTMLButtonElement>(null);
  const layout = gridLayout(pictures);
  const isShown = layout !== null;
  useEffect(() => (isShown ? lightboxPart.preload() : undefined), [isShown]);
  if (layout === null) return null;
  const hidden = pictures.length - MAX_SHOWN;

  return (
    <>
      <ul
        ref={list}
        className={styles.grid}
        data-kind={layout.kind}
        style={{ '--ratio': layout.ratio } as CSSProperties}
        aria-label={m.picture_list()}
      >
        {pictures.slice(0, MAX_SHOWN).map((picture, index) => (
          <li key={`${index}-${picture.url}`} className={styles.cell}>
            <button
              type="button"
              className={styles.open}
              aria-haspopup="dialog"
              aria-label={m.picture_enlarge({ name: pictureName(picture, index, pictures.length, owner) })}
              onClick={(event) => {
                opener.current = event.currentTarget;
                lightbox.show(index);
              }}
            >
              <GridPicture picture={picture} />
              {index === MAX_SHOWN - 1 && hidden > 0 && (
                <span className={styles.more} aria-hidden="true">
                  +{hidden}
                </span>
              )}
            </button>
            {(index < MAX_SHOWN - 1 || hidden <= 0) && (
              <PictureMarks
                picture={picture}
                of={pictures.length === 1 ? m.picture_this() : m.picture_numbered({ number: index + 1 })}
                owner={owner}
              />
            )}
          </li>
        ))}
      </ul>
      {lightbox.view !== null && (
        <lightboxPart.Component
          pictures={pictures}
          owner={owner}
          notes={notes}
          dialog={lightbox}
          onClosed={() =>
            // A reload or Forward opened it without a click.
            (opener.current ?? list.current?.querySelector('button'))?.focus({ preventScroll: true })
          }
        />
      )}
    </>
  );
}

function GridPicture({ picture: { url, width, height, alt } }: { picture: Picture }) {
  const online = useOnline();
  const [failed, setFailed] = useState<{ url: string; online: boolean }>();
  // Retries a picture that failed offline.
  if (failed?.url === url && (failed.online || !online)) {
    return (
      <span className={styles.failed}>
        <ImageOff aria-hidden="true" size={24} />
        {alt}
      </span>
    );
  }
  return (
    <img
      className={styles.picture}
      src={url}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed({ url, online })}
    />
  );
}

/** Returns its description, or its owner and number. */
export function pictureName(picture: Picture, index: number, total: number, owner: string): string {
  if (picture.alt !== '') return picture.alt;
  return total === 1
    ? m.picture_named({ name: owner })
    : m.picture_named_of({ number: index + 1, total, name: owner });
}
