import '@testing-library/jest-dom';

/** Missing in jsdom. No media query matches. */
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
