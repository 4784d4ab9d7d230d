import { clsx } from 'clsx';
import { Fragment, type KeyboardEvent as KeyPress, type ReactNode, useId } from 'react';
import { Dialog as Primitive } from 'radix-ui';
import { IconButton } from '../icon-button/icon-button';
import { words } from '../lib/words';
import styles from './dialog.module.css';
import { Scrim } from './scrim';
import { type FallbackFocus, useReturnFocus } from './use-return-focus';

/** The parent of a dialog opens and closes it. */
export interface DialogState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export interface DialogProps extends DialogState {
  title: ReactNode;
  description?: ReactNode;
  /** 26, 34 or 61 rem wide. */
  size?: 's' | 'm' | 'l';
  /** Needs size l. */
  picture?: ReactNode;
  footer?: ReactNode;
  closeLabel?: string;
  fallbackFocus?: FallbackFocus;
  /** Renders in prerendered HTML too, where × links to this address. */
  closeAction?: string;
  children?: ReactNode;
}

/** A modal dialog; the focus begins at [data-autofocus], the first field or the dialog. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'm',
  picture,
  footer,
  closeLabel = words().close ?? 'Close',
  fallbackFocus,
  closeAction,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus(fallbackFocus);
  const titleId = useId();
  const noDescription = description ? {} : { 'aria-describedby': undefined };
  const inline = closeAction !== undefined;
  const Container = inline ? Fragment : Primitive.Portal;
  const close = (
    <Primitive.Close asChild>
      <IconButton
        label={closeLabel}
        type={inline ? 'submit' : 'button'}
        variant={picture ? 'sand' : 'plain'}
        icon={<Cross />}
      />
    </Primitive.Close>
  );

  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Container>
        <Scrim open={open} className={styles.scrim}>
          <Primitive.Content
            // Radix names it in an effect only: prerendered HTML would have no name.
            aria-labelledby={titleId}
            {...noDescription}
            {...returnFocus}
            onOpenAutoFocus={(event) => {
              returnFocus.onOpenAutoFocus();
              focusFirstField(event);
            }}
            onInteractOutside={ignoreToasts}
            onEscapeKeyDown={leaveToSuggestions}
            onKeyUp={showFocused}
            className={clsx(styles.dialog, size !== 'm' && styles[size], picture ? styles.leaves : undefined)}
          >
            {picture && <div className={styles.picture}>{picture}</div>}
            <div className={styles.leaf}>
              <div className={styles.head}>
                <Primitive.Title id={titleId} className={styles.title}>
                  {title}
                </Primitive.Title>
                {description && (
                  <Primitive.Description className="over-2 ink-2">{description}</Primitive.Description>
                )}
              </div>
              <div className={styles.body}>{children}</div>
              {footer && <div className={styles.foot}>{footer}</div>}
            </div>
            <div className={styles.close}>
              {inline ? (
                <form action={closeAction} onSubmit={(event) => event.preventDefault()}>
                  {close}
                </form>
              ) : (
                close
              )}
            </div>
          </Primitive.Content>
        </Scrim>
      </Container>
    </Primitive.Root>
  );
}

const FIELD = 'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled)';

/** Skips the close button, which would be read before the title. */
function focusFirstField(event: Event) {
  event.preventDefault();
  const dialog = event.currentTarget as HTMLElement;
  const first =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>(FIELD);
  (first ?? dialog).focus({ preventScroll: true });
}

/** When Tab wraps around, Radix moves the focus without scrolling to it. */
function showFocused({ key, target }: KeyPress<HTMLElement>) {
  if (key === 'Tab' && target instanceof Element) target.scrollIntoView({ block: 'nearest' });
}

/** A toast can be used without closing the dialog. */
function ignoreToasts(event: Event) {
  if (event.target instanceof Element && event.target.closest('[aria-live]')) event.preventDefault();
}

/** Escape closes open suggestions of a field first. */
function leaveToSuggestions(event: KeyboardEvent) {
  const field = event.target instanceof Element ? event.target : null;
  if (field?.matches('[aria-expanded=true], [aria-activedescendant]')) event.preventDefault();
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
