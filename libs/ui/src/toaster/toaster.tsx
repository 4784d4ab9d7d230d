import { clsx } from 'clsx';
import { useEffect } from 'react';
import { ToastContainer } from 'react-toastify/unstyled';
import type { ToastContainerProps } from 'react-toastify/unstyled';
import styles from './toaster.module.css';

/** At most so many toasts at once; further ones wait for a place. */
const MOST_AT_ONCE = 20;

/** Milliseconds that a toast takes to leave; matches --fast. */
const LEAVE = 140;

type Transition = Extract<ToastContainerProps['transition'], (props: never) => unknown>;
type TransitionProps = Parameters<Extract<Transition, (props: never) => unknown>>[0];

/** Fades out by a class and a timer, so that leaving never depends on an animation that may not run. */
function FadeOut({ isIn, done, nodeRef, preventExitTransition, children }: TransitionProps) {
  useEffect(() => {
    if (isIn) return;
    const node = nodeRef.current;
    if (styles.leaving) node?.classList.add(styles.leaving);
    const timer = setTimeout(done, preventExitTransition ? 0 : LEAVE);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only isIn starts it: `done` is another on each render
  }, [isIn]);
  return <>{children}</>;
}

/**
 * The place where toasts appear: bottom right. Once in an application, near the root of the part that uses `notify`.
 * Alt+T moves the focus to the newest.
 */
export function Toaster({ label = 'Notifications' }: { label?: string }) {
  return (
    <ToastContainer
      aria-label={label}
      position="bottom-right"
      limit={MOST_AT_ONCE}
      autoClose={false}
      closeButton={false}
      closeOnClick={false}
      icon={false}
      hideProgressBar
      pauseOnFocusLoss={false}
      draggable={false}
      transition={FadeOut}
      className={() => clsx(styles.toaster)}
      toastClassName={() => clsx(styles.toast)}
    />
  );
}
