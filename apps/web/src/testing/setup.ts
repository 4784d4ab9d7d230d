import '@testing-library/jest-dom';
// Both clean up after each test of the file that loads them first.
import { configure } from '@testing-library/react';
import '@testing-library/user-event';
import './fake-indexed-db';
import './in-english';

// Only failures wait so long, on a busy machine too.
configure({ asyncUtilTimeout: 15_000 });

/** jsdom has none. No media query matches. */
window.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

Element.prototype.scrollIntoView ??= () => undefined;

if (!('showModal' in HTMLDialogElement.prototype)) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // Persisted stores of an earlier test read the empty storage.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});
