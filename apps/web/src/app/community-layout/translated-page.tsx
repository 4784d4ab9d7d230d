import { EmptyState } from '@aranya/ui';
import { Outlet, useLocation, useMatches } from 'react-router';
import { ButtonLink } from '../../lib/button-link';
import { getLocale } from '../../lib/language/locale';
import { m } from '../../lib/language/messages';
import { isTranslated, withoutPrefix } from '../../lib/language/site-paths';

/** The page in the document's language. One that is English alone says so, and leads there. */
export function TranslatedPage() {
  const { pathname, search } = useLocation();
  const path = withoutPrefix(pathname);
  const isUnknown = useMatches().at(-1)?.params['*'] !== undefined;
  if (getLocale() === 'en' || isUnknown || isTranslated(path)) return <Outlet />;
  return (
    <EmptyState
      headingLevel={1}
      title={m.community_english()}
      text={m.community_english_text()}
      action={<ButtonLink to={path + search}>{m.community_open_english()}</ButtonLink>}
    />
  );
}
