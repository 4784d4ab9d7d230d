import { buttonClass } from '@aranya/ui';
import type { Park } from '@aranya/wildlife-data';
import { clsx } from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import styles from './park-poster.module.css';

type ParkPosterProps = {
  park: Park;
  /** In the first row: loaded at once. */
  first: boolean;
  /** The first of all, the largest picture of a phone's first screen. */
  leading: boolean;
  /** Its details are open. */
  open: boolean;
  onOpen: () => void;
};

/** A park's poster on the wall, its name and place, and the button that opens its details: the whole piece is it. */
export function ParkPoster({ park, first, leading, open, onOpen }: ParkPosterProps) {
  const button = useRef<HTMLButtonElement>(null);
  const name = `park-${park.slug}`;
  // Opened by a link or by Back, not from the button: the focus starts there all the same, so that the dialog, which
  // takes it after the wall has been drawn, has somewhere to return it to, and that place is in view.
  useLayoutEffect(() => {
    if (open) button.current?.focus();
  }, [open]);
  return (
    <li className={clsx(styles.poster, !first && 'below-fold')}>
      <img
        src={park.images}
        alt={`Poster of ${park.name}`}
        width="900"
        height="1200"
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={leading ? 'high' : undefined}
      />
      <div className={styles.row}>
        <div>
          <h2 id={name}>{park.name}</h2>
          <p>{park.location}</p>
        </div>
        <button
          ref={button}
          type="button"
          className={buttonClass({ variant: 'outline', className: clsx('by-script', styles.open) })}
          aria-describedby={name}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          See Details
        </button>
      </div>
    </li>
  );
}
