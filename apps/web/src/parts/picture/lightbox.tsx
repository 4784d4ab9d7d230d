import type { Picture } from '@aranya/contracts';
import { IconButton, Scrim } from '@aranya/ui';
import { ChevronLeft, ChevronRight, ExternalLink, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { Fragment, type KeyboardEvent, type ReactNode } from 'react';
import type { HistoryDialog } from '../../lib/use-history-dialog';
import styles from './lightbox.module.css';
import { m } from '../../lib/language/messages';

export interface LightboxProps {
  pictures: Picture[];
  owner: string;
  /** Its view is the picture's index, from 0. */
  dialog: HistoryDialog;
  /** Returns the focus. */
  onClosed: () => void;
  notes?: ((position: number) => ReactNode) | undefined;
}

/** Arrow keys change the picture; Escape, Back and a click beside it close it. */
export function Lightbox({ pictures, owner, dialog, onClosed, notes }: LightboxProps) {
  const { view: index, show, close } = dialog;
  const picture = index === null ? undefined : pictures[index];
  if (index === null || picture === undefined) return null;
  const total = pictures.length;
  const go = (step: number) => show((index + step + total) % total);
  const keys = (event: KeyboardEvent) => {
    if (total < 2) return;
    if (event.key === 'ArrowLeft') go(-1);
    if (event.key === 'ArrowRight') go(1);
  };

  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Scrim className={styles.overlay} />
        <Dialog.Content
          className={styles.dialog}
          aria-describedby={undefined}
          onKeyDown={keys}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <header className={styles.bar}>
            <Dialog.Title className={styles.title}>
              {total > 1 ? m.picture_position({ number: index + 1, total }) : m.picture_one()}
              <span className="on-deep-2 regular" dir="auto">
                {m.picture_by({ name: owner })}
              </span>
            </Dialog.Title>
            <a
              className={styles.full}
              href={picture.url}
              target="_blank"
              rel="noreferrer"
              title={m.picture_full()}
            >
              <ExternalLink aria-hidden="true" size={18} />
              <span>{m.picture_full()}</span>
            </a>
            <Dialog.Close asChild>
              <IconButton label={m.picture_close()} icon={<X aria-hidden="true" />} variant="onDeep" />
            </Dialog.Close>
          </header>
          {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a click beside the picture closes it, as Escape and the button do for the keyboard */}
          <div className={styles.frame} onClick={(event) => event.target === event.currentTarget && close()}>
            <img
              key={picture.url}
              className={styles.picture}
              src={picture.url}
              width={picture.width}
              height={picture.height}
              alt={picture.alt}
            />
          </div>
          {total > 1 && (
            <div className={styles.arrows}>
              <IconButton
                label={m.picture_previous()}
                icon={<ChevronLeft aria-hidden="true" />}
                variant="onPicture"
                onClick={() => go(-1)}
              />
              <IconButton
                label={m.picture_next()}
                icon={<ChevronRight aria-hidden="true" />}
                variant="onPicture"
                onClick={() => go(1)}
              />
            </div>
          )}
          <p className={styles.caption} aria-live="polite" dir="auto">
            {picture.alt}
          </p>
          {notes && <Fragment key={index}>{notes(index)}</Fragment>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
