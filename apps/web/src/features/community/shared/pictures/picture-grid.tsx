import type { Picture } from '@aranya/contracts';
import type { CSSProperties } from 'react';
import { useRef, useState } from 'react';
import { gridLayout } from './grid-layout';
import { Lightbox } from './lightbox';
import styles from './picture-grid.module.css';

const MAX_SHOWN = 4;

interface PictureGridProps {
  pictures: Picture[];
  /** Names pictures without a description. */
  owner: string;
}

/** Up to four; each opens the lightbox. */
export function PictureGrid({ pictures, owner }: PictureGridProps) {
  const [open, setOpen] = useState<number | null>(null);
  // Safari does not focus a button that is clicked.
  const opener = useRef<HTMLButtonElement>(null);
  const layout = gridLayout(pictures);
  if (layout === null) return null;
  const hidden = pictures.length - MAX_SHOWN;

  return (
    <>
      <ul
        className={styles.grid}
        data-kind={layout.kind}
        style={{ '--ratio': layout.ratio } as CSSProperties}
        aria-label="Pictures"
      >
        {pictures.slice(0, MAX_SHOWN).map((picture, index) => (
          <li key={`${index}-${picture.url}`} className={styles.cell}>
            <button
              type="button"
              className={styles.open}
              aria-haspopup="dialog"
              aria-label={`Enlarge: ${pictureName(picture, index, pictures.length, owner)}`}
              onClick={(event) => {
                opener.current = event.currentTarget;
                setOpen(index);
              }}
            >
              <img
                className={styles.picture}
                src={picture.url}
                width={picture.width}
                height={picture.height}
                alt={picture.alt}
                loading="lazy"
                decoding="async"
                draggable={false}
              />
              {index === MAX_SHOWN - 1 && hidden > 0 && (
                <span className={styles.more} aria-hidden="true">
                  +{hidden}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Lightbox
          pictures={pictures}
          owner={owner}
          index={open}
          onIndexChange={setOpen}
          onClosed={() => opener.current?.focus()}
        />
      )}
    </>
  );
}

/** Its description, or its owner and number. */
export function pictureName(picture: Picture, index: number, total: number, owner: string): string {
  if (picture.alt !== '') return picture.alt;
  return total === 1 ? `picture by ${owner}` : `picture ${index + 1} of ${total} by ${owner}`;
}
