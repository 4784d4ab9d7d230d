import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface DialogEntry {
  id: string;
  view: number;
}

/** Checks the state, which outlives reloads and versions of the site. */
function entryIn(state: unknown): DialogEntry | null {
  const { dialog } = (state ?? {}) as { dialog?: Partial<DialogEntry> | null };
  if (typeof dialog?.id !== 'string' || !Number.isInteger(dialog.view)) return null;
  return { id: dialog.id, view: Number(dialog.view) };
}

export interface HistoryDialog {
  /** Null while closed. */
  view: number | null;
  /** Changes the view without a history entry. */
  show: (view: number) => void;
  close: () => void;
}

/**
 * Makes an open dialog a history entry: Back closes it, Forward and a reload open it again.
 * @param id unique on the page, and stable over reloads
 */
export function useHistoryDialog(id: string): HistoryDialog {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const closedKey = useRef<string>(undefined);
  const entry = entryIn(state);
  const view = entry?.id === id ? entry.view : null;
  return {
    view,
    show: (next) => {
      // nuqs changes the query string without the router.
      const { search, hash } = window.location;
      const dialog: DialogEntry = { id, view: next };
      void navigate(
        { search, hash },
        { state: { ...(state as object | null), dialog }, replace: view !== null, preventScrollReset: true },
      );
    },
    close: () => {
      // A second key may come before the browser has gone back.
      if (view === null || closedKey.current === key) return;
      closedKey.current = key;
      void navigate(-1);
    },
  };
}
