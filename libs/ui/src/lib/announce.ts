let region: HTMLElement | null = null;

/**
 * One polite live region for the whole document. It is made before it is first needed to speak, because screen
 * readers ignore text that a region is born with. aria-live keeps it audible while a dialog hides the rest.
 */
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

/** Milliseconds between making or emptying the region and speaking, so that a repeated sentence is heard again. */
const PAUSE = 100;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Says a sentence to screen readers, politely. Only the last of several within a moment is said. */
export function announce(sentence: string): void {
  const target = liveRegion();
  target.textContent = '';
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    target.textContent = sentence;
  }, PAUSE);
}
