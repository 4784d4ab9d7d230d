import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { useHydrated } from '../../../lib/hydration';
import { useAsked } from '../../../lib/use-asked';
import { paramsOf, queryOf, type ExplorerQuery } from './explorer-query';

/** Browsers refuse to rewrite the address more often than some three times a second for long. */
const WRITE_AFTER_MS = 350;

const nothing = new URLSearchParams();

/**
 * The explorer's query, kept in the address. The prerendered page knows no query string, so the first drawing shows
 * all animals. Typing shows at once and reaches the address after a pause, replacing the entry of the history; a
 * filter or page makes a new one, so that Back undoes it.
 */
export function useExplorerQuery() {
  const hydrated = useHydrated();
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const inAddress = queryOf(hydrated ? params : nothing);
  /** What was typed at this address and is not in it yet. Any other address makes it void. */
  const [typed, setTyped] = useState<{ text: string; at: string }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useAsked<ExplorerQuery>();
  useEffect(() => () => clearTimeout(timer.current), [key]);
  // Who follows a link is on his way, though its page may still be loading: rewriting the address would stop him.
  const leaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (leaving) clearTimeout(timer.current);
  }, [leaving]);

  const pending = typed?.at === key && typed.text !== inAddress.text;
  const query: ExplorerQuery = pending ? { ...inAddress, text: typed.text, page: 1 } : inAddress;

  const go = (next: ExplorerQuery, replace = false) => {
    clearTimeout(timer.current);
    asked.current = next;
    setParams(paramsOf(next), { replace, preventScrollReset: true });
  };
  const writeText = (text: string) => {
    clearTimeout(timer.current);
    const last = asked.current ?? inAddress;
    if (text !== last.text) go({ ...last, text, page: 1 }, true);
  };

  return {
    query,
    setText(text: string) {
      setTyped({ text, at: key });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => writeText(text), WRITE_AFTER_MS);
    },
    /**
     * Typing is over: the address gets at once what it lacks. A press on a link leaves the field before the link is
     * followed, so the address is never rewritten on the way to another page, and Back finds the search.
     */
    endText() {
      if (pending && !leaving) writeText(typed.text);
    },
    /** Filters and page; whatever changes besides the page starts again at page 1. */
    change(change: Partial<Omit<ExplorerQuery, 'text'>>) {
      go({ ...(asked.current ?? query), page: 1, ...change });
    },
    clear() {
      go(queryOf(nothing));
    },
  };
}
