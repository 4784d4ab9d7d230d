import { useNavigate } from 'react-router';

/** True if the page before this one is of this site. */
export const hasPageBefore = (): boolean => {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return Boolean(idx);
};

/**
 * Leads back to where the person came from, such as the same point in a list.
 * @param fallback path for a page that was opened by its address, which it replaces
 */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  return () => void (hasPageBefore() ? navigate(-1) : navigate(fallback, { replace: true }));
}
