import { SkipLink } from '@aranya/ui';
import { Outlet, useLocation } from 'react-router';
import { m } from '../../lib/language/messages';
import { withoutPrefix } from '../../lib/language/site-paths';
import { paths } from '../../lib/paths';
import { OfferedLanguage } from './offered-language';
import { PublicBar } from './public-bar';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

export default function PublicLayout() {
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink to="content">{m.skip_to_content()}</SkipLink>
      <SiteHeader over={withoutPrefix(pathname) === paths.home()} />
      <OfferedLanguage />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <PublicBar />
      <SiteFooter />
    </>
  );
}
