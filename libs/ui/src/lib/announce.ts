let region: HTMLElement | null = null;

/** Radix leaves `aria-live` elements audible beside a dialog. */
function liveRegion(): HTMLElement {
  if (region?.isConnected) return region;
  region = document.createElement('div');
  region.setAttribute('aria-live', 'polite');
  region.dataset.announcer = '';
  Object.assign(region.style, {
    position: 'fixed',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
  document.body.append(region);
  return region;
}

/** Screen readers repeat a sentence only when the region was empty. */
const DELAY_MS = 100;
let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * Announces a sentence politely; of several within 100 ms only the last.
 * @returns a function that removes the sentence once it is no longer true
 */
export function announce(sentence: string): () => void {
  const target = liveRegion();
  target.textContent = '';
  clearTimeout(waiting);
  const own = setTimeout(() => {
    target.textContent = sentence;
  }, DELAY_MS);
  waiting = own;
  return () => {
    clearTimeout(own);
    // It may have been replaced by now.
    if (waiting === own) target.textContent = '';
  };
}
