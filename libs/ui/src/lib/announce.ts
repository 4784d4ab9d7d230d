let region: HTMLElement | null = null;

/** The polite live region of the document. Radix leaves `aria-live` elements audible beside a dialog. */
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

/** Screen readers need the region to be empty for a moment, also to repeat a sentence. */
const DELAY_MS = 100;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Announces a sentence to screen readers, politely. Of several within 100 ms only the last is announced. */
export function announce(sentence: string): void {
  const target = liveRegion();
  target.textContent = '';
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    target.textContent = sentence;
  }, DELAY_MS);
}
