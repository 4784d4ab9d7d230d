import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Dialog as Primitive } from 'radix-ui';
import { IconButton } from '../icon-button/icon-button';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './dialog.module.css';
import { useFocusReturn } from './use-focus-return';
import { useScrollLock } from './use-scroll-lock';

export interface DialogProps {
  open: boolean;
  /** Asked to close by ×, Escape or a click on the backdrop. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Keeps the title for screen readers, where the content shows it in its own way. */
  titleHidden?: boolean;
  /** A sentence read together with the title. */
  description?: ReactNode;
  /** s 26 rem, m 34 rem, l 61 rem wide; on a phone each is a sheet from below. */
  size?: 's' | 'm' | 'l';
  /** Stands on a leaf of sand beside the words; above them on a phone. Goes with size l. */
  picture?: ReactNode;
  /** Buttons that stay in view below the scrolling content. */
  footer?: ReactNode;
  closeLabel?: string;
  className?: string;
  children?: ReactNode;
}

/**
 * A modal dialog: traps the focus and gives it back, closes by ×, Escape and backdrop. The focus begins at
 * [data-autofocus], else at the first field, else at the dialog.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  titleHidden = false,
  description,
  size = 'm',
  picture,
  footer,
  closeLabel = 'Close',
  className,
  children,
}: DialogProps) {
  const focus = useFocusReturn();
  useScrollLock(open);
  const heading = <Primitive.Title className={styles.title}>{title}</Primitive.Title>;
  const without = description ? {} : { 'aria-describedby': undefined };

  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        {/* Not the library's overlay, whose scroll lock inserts a style element: see use-scroll-lock. */}
        <div className={styles.scrim} data-state={open ? 'open' : 'closed'}>
          <Primitive.Content
            {...without}
            {...focus}
            onInteractOutside={keepForToasts}
            className={clsx(
              styles.dialog,
              size !== 'm' && styles[size],
              picture ? styles.leaves : undefined,
              className,
            )}
          >
            {picture && <div className={styles.picture}>{picture}</div>}
            <div className={styles.leaf}>
              {titleHidden ? (
                <VisuallyHidden>{heading}</VisuallyHidden>
              ) : (
                <div className={styles.head}>
                  {heading}
                  {description && (
                    <Primitive.Description className={styles.description}>
                      {description}
                    </Primitive.Description>
                  )}
                </div>
              )}
              {titleHidden && description && (
                <VisuallyHidden>
                  <Primitive.Description>{description}</Primitive.Description>
                </VisuallyHidden>
              )}
              <div className={styles.body}>{children}</div>
              {footer && <div className={styles.foot}>{footer}</div>}
            </div>
            <div className={styles.close}>
              <Primitive.Close asChild>
                <IconButton label={closeLabel} variant={picture ? 'sand' : 'plain'} icon={<Cross />} />
              </Primitive.Close>
            </div>
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** A toast above the dialog can be used without closing it. */
function keepForToasts(event: Event) {
  if (event.target instanceof Element && event.target.closest('[aria-live]')) event.preventDefault();
}

function Cross() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="m6 6 12 12M18 6 6 18" />
    </svg>
  );
}
