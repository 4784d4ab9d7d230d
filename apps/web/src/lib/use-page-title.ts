import { useEffect } from 'react';
import { fullTitle } from './page-meta';

/** Names a page whose name is known only once its data have come. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = fullTitle(title);
  }, [title]);
}
