import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../../lib/hydration';
import { useAsked } from '../../../lib/use-asked';
import { changedParksAddress, readParksAddress, type CategoryFilter, type ParksView } from './parks-address';

/** Marks a history entry that was made by opening a park here, so that closing it is going back. */
const openedHere = { parkOpenedHere: true };

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'parkOpenedHere' in state;
}

/** The query string, empty until the prerendered page is hydrated: its HTML knows none. */
function useHydratedSearch(): string {
  const { search } = useLocation();
  const hydrated = useHydrated();
  return hydrated ? search : '';
}

/**
 * The state of the parks screen, which lives in the address, and the ways to change it. A filter, a page and an open
 * park each make a history entry; typing replaces the entry it began on.
 */
export function useParksAddress() {
  const { key, state } = useLocation();
  const search = useHydratedSearch();
  const navigate = useNavigate();
  const view = readParksAddress(search);
  const closing = useRef<string>(undefined);

  const asked = useAsked<string>();

  const go = (change: Partial<ParksView>, options: { replace?: boolean; state?: unknown } = {}) => {
    asked.current = changedParksAddress(asked.current ?? search, change);
    void navigate({ search: asked.current }, { preventScrollReset: true, ...options });
  };

  const typed = useTypedText(view.text, (text) => go({ text, page: 1 }, { replace: true }));

  return {
    view,
    /** The text in the search field, which runs ahead of the address by a moment. */
    text: typed.text,
    setText: typed.setText,
    setCategory: (category: CategoryFilter) => go({ text: typed.text, category, page: 1 }),
    setPage: (page: number) => go({ page }),
    reset: () => {
      typed.forget();
      go({ text: '', category: 'All', page: 1 });
    },
    openPark: (park: string) => go({ park }, { state: openedHere }),
    /** Closes the open park and leaves the list on `page`. Asked twice for one entry, it goes back once. */
    closePark: (page: number) => {
      if (closing.current === key) return;
      closing.current = key;
      if (wasOpenedHere(state)) void navigate(-1);
      else go({ park: undefined, page }, { replace: true });
    },
  };
}

/**
 * Text that is typed and written to the address. The router draws a new address in a transition, too late for a
 * controlled field, so the field has its own state and follows the address only when that was changed by others: by
 * Back, by a link.
 */
function useTypedText(inAddress: string, write: (text: string) => void) {
  const [text, show] = useState(inAddress);
  const [seen, see] = useState(inAddress);
  /** Written and not yet seen in the address, oldest first. */
  const [onTheWay, send] = useState<readonly string[]>([]);
  if (seen !== inAddress) {
    see(inAddress);
    const arrived = onTheWay.lastIndexOf(inAddress);
    send(onTheWay.slice(arrived + 1));
    if (arrived < 0) {
      send([]);
      show(inAddress);
    }
  }
  return {
    text,
    setText: (next: string) => {
      show(next);
      send([...onTheWay, next]);
      write(next);
    },
    forget: () => {
      show('');
      send([]);
    },
  };
}
