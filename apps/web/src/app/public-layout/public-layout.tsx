import { SkipLink } from '@aranya/ui';
import { Outlet, useLocation } from 'react-router';
import { paths } from '../../lib/paths';
import { PublicBar } from './public-bar';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

export default function PublicLayout() {
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink to="content" />
      <SiteHeader over={pathname === paths.home()} />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <PublicBar />
      <SiteFooter />
    </>
  );
}
