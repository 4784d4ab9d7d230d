import { useEffect } from 'react';

/** Names a page whose name is known only once its data have come. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Aranya`;
  }, [title]);
}
