import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../../lib/hydration';
import { changedPage, pageIn } from './news-address';

/**
 * The page of news that the address names, and the way to another, which makes a history entry. Undefined until the
 * prerendered page is hydrated: its HTML knows no query string.
 */
export function useNewsAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  return {
    asked: hydrated ? pageIn(search) : undefined,
    turnTo: (page: number) =>
      void navigate({ search: changedPage(search, page) }, { preventScrollReset: true }),
  };
}
