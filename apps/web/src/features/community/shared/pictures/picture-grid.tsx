import type { Picture } from '@aranya/contracts';
import { useWhenThere } from '@aranya/ui';
import type { CSSProperties } from 'react';
import { useRef, useState } from 'react';
import { gridLayout } from './grid-layout';
import { Lightbox } from './lightbox-later';
import styles from './picture-grid.module.css';

const SHOWN = 4;

interface PictureGridProps {
  pictures: Picture[];
  /** Whose pictures: names those without a description of their own. */
  owner: string;
}

/** One to four pictures; each opens large. The frame's size is known before they come. */
export function PictureGrid({ pictures, owner }: PictureGridProps) {
  const [open, setOpen] = useState<number | null>(null);
  // Kept by hand: not every browser gives the focus to a button that is clicked.
  const opener = useRef<HTMLButtonElement>(null);
  const { run } = useWhenThere(Lightbox);
  const layout = gridLayout(pictures);
  if (layout === null) return null;
  const hidden = pictures.length - SHOWN;

  return (
    <>
      <ul
        className={styles.grid}
        data-kind={layout.kind}
        style={{ '--ratio': layout.ratio } as CSSProperties}
        aria-label="Pictures"
      >
        {pictures.slice(0, SHOWN).map((picture, index) => (
          <li key={`${index}-${picture.url}`} className={styles.cell}>
            <button
              type="button"
              className={styles.open}
              aria-haspopup="dialog"
              aria-label={`Enlarge: ${pictureName(picture, index, pictures.length, owner)}`}
              onPointerEnter={Lightbox.prepare}
              onFocus={Lightbox.prepare}
              onClick={(event) => {
                opener.current = event.currentTarget;
                run(() => setOpen(index));
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
              {index === SHOWN - 1 && hidden > 0 && (
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

/** What a picture is called: its own description, or whose it is and its place among the others. */
export function pictureName(picture: Picture, index: number, total: number, owner: string): string {
  if (picture.alt !== '') return picture.alt;
  return total === 1 ? `picture by ${owner}` : `picture ${index + 1} of ${total} by ${owner}`;
}
