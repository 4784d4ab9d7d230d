import { isRouteErrorResponse, useRouteError } from 'react-router';
import { m } from '../../lib/language/messages';
import { NotFound } from '../../parts/site/not-found';
import { isNetworkFailure } from '../../lib/network-failure';
import { fullTitle } from '../../lib/page-meta';
import { useOnline } from '../../lib/use-online';
import { ErrorScreen } from '../../parts/site/error-screen';
import { OfflineScreen } from './offline-screen';

function errorDetail(error: unknown): string | undefined {
  if (process.env.NODE_ENV !== 'development') return undefined;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

export function RootErrorBoundary() {
  const error = useRouteError();
  const online = useOnline();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  // Browsers may claim to be online when nothing answers.
  if (!online || isNetworkFailure(error)) {
    return (
      <>
        <title>{fullTitle(m.no_network())}</title>
        <OfflineScreen />
      </>
    );
  }
  return (
    <>
      <title>{fullTitle(m.page_broke())}</title>
      <ErrorScreen onRetry={() => window.location.reload()} detail={errorDetail(error)} />
    </>
  );
}
