import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { getLocale } from './locale';
import { localeOf, localized } from './site-paths';

/** As `SiteLink`: stays in the page's language, or loads the English page as a new document. */
export function useSiteNavigate(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  return useCallback(
    (to, options) => {
      const address = localized(to);
      if (localeOf(address) === getLocale()) void navigate(address, options);
      else if (options?.replace) window.location.replace(address);
      else window.location.assign(address);
    },
    [navigate],
  );
}
