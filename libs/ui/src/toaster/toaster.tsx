import { Slide, toast, ToastContainer } from 'react-toastify/unstyled';
import { IconButton } from '../icon-button/icon-button';
import { words } from '../lib/words';
import './toaster.css';

const MAX_TOASTS = 20;

/** Milliseconds. */
const DEFAULT_MS = 2000;

function prepareList(box: HTMLElement | null) {
  if (!box) return undefined;
  // Each toast has a live role: inside a live region it would be read twice.
  box.firstElementChild?.setAttribute('aria-live', 'off');
  /** On low screens toasts avoid the half with the focus, which they would cover (WCAG 2.4.11). */
  const avoidFocus = () => {
    const focused = document.activeElement ?? document.body;
    if (box.contains(focused)) return;
    const { top, bottom } = focused.getBoundingClientRect();
    box.toggleAttribute('data-up', focused !== document.body && top + bottom > window.innerHeight);
  };
  const stop = toast.onChange(avoidFocus);
  document.addEventListener('focusin', avoidFocus);
  return () => {
    stop();
    document.removeEventListener('focusin', avoidFocus);
  };
}

/** Mount it once for `notify`; Alt+T focuses the first toast. */
export function Toaster() {
  return (
    <div ref={prepareList}>
      <ToastContainer
        aria-label={words().notifications ?? 'Notifications'}
        position="bottom-right"
        limit={MAX_TOASTS}
        autoClose={DEFAULT_MS}
        role="status"
        transition={Slide}
        hideProgressBar
        pauseOnFocusLoss={false}
        closeButton={({ closeToast }) => (
          <IconButton
            label={words().dismiss ?? 'Dismiss'}
            variant="onDeep"
            onClick={() => closeToast(true)}
            icon={<Cross />}
          />
        )}
      />
    </div>
  );
}

function Cross() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
      <path d="m7 7 10 10M17 7 7 17" />
    </svg>
  );
}
