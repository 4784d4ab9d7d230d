import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { getLocale } from './locale';
import { isTranslated, localized } from './site-paths';

/** As `SiteLink`: stays in the page's language, or loads the English page as a new document. */
export function useSiteNavigate(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  return useCallback(
    (to, options) => {
      if (getLocale() === 'en' || isTranslated(to)) void navigate(localized(to), options);
      else if (options?.replace) window.location.replace(to);
      else window.location.assign(to);
    },
    [navigate],
  );
}
