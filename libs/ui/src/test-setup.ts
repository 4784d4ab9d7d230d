import '@testing-library/jest-dom';
// Both clean up after each test of the file that loads them first.
import { configure } from '@testing-library/react';
import '@testing-library/user-event';

// Only failures wait this long, even on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** jsdom has none. */
Element.prototype.scrollIntoView ??= () => undefined;

/** jsdom lacks the methods of modal dialogs. */
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
