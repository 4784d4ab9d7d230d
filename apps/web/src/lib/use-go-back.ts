import { useNavigate } from 'react-router';
import { useSiteNavigate } from './language/use-site-navigate';

/** True if the previous page belongs to this site. */
export const hasPageBefore = (): boolean => {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return Boolean(idx);
};

/**
 * Returns to the same point of the previous page.
 * @param fallback path that replaces a page opened by its address
 */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const open = useSiteNavigate();
  return () => void (hasPageBefore() ? navigate(-1) : open(fallback, { replace: true }));
}
