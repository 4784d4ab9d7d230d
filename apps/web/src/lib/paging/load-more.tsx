import { Button } from '@aranya/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '../language/messages';
import { errorText } from '../api';
import { useEndless } from './endless-store';
import type { PagedItems } from './paged-items';

interface LoadMoreProps {
  list: PagedItems<unknown>;
  loadingLabel: string;
  endText?: ReactNode;
  skeleton: ReactNode;
}

const ROOT_MARGIN = '800px 0px';

/**
 * Loads the next page near a list's end, or by a button that leads to the first new entry. After an error
 * only the button loads.
 */
export function LoadMore({ list, loadingLabel, endText, skeleton }: LoadMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError: failed } = list;
  const onLoad = () => void list.fetchNextPage();
  const end = useRef<HTMLDivElement>(null);
  const load = useRef(onLoad);
  useEffect(() => {
    load.current = onLoad;
  });

  const pressed = useRef<{ entries: Element; count: number }>(null);
  const press = () => {
    const entries = end.current?.previousElementSibling;
    if (entries) pressed.current = { entries, count: entries.childElementCount };
    onLoad();
  };
  useEffect(() => {
    if (isFetchingNextPage || pressed.current === null) return;
    const { entries, count } = pressed.current;
    pressed.current = null;
    const { activeElement } = document;
    // The button goes with the last page.
    if (activeElement !== document.body && !end.current?.contains(activeElement)) return;
    entries.children[count]?.querySelector<HTMLElement>('article[tabindex], a, button')?.focus();
  }, [isFetchingNextPage]);

  const endless = useEndless();
  const watching = endless && hasNextPage && !list.isFetching && !failed;
  useEffect(() => {
    const element = end.current;
    if (!watching || element === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && load.current(),
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [watching]);

  if (!hasNextPage)
    return endText === undefined ? null : <p className="small ink-3 centered pad-y-3">{endText}</p>;
  return (
    <div ref={end} className="stack gap-4 centers">
      {isFetchingNextPage && <div className="wide">{skeleton}</div>}
      {failed && (
        <p role="alert" className="small centered danger">
          {errorText(list.error)}
        </p>
      )}
      <Button variant="outline" onClick={press} pending={isFetchingNextPage} pendingLabel={loadingLabel}>
        {failed ? m.ui_again() : m.load_more()}
      </Button>
    </div>
  );
}
