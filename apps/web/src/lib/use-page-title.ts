import { useEffect } from 'react';
import { fullTitle } from './page-meta';

/** For pages whose name comes with their data. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = fullTitle(title);
  }, [title]);
}
