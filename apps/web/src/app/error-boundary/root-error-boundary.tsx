import { isRouteErrorResponse, useRouteError } from 'react-router';
import { NotFound } from '../../parts/site/not-found';
import { isNetworkFailure } from '../../lib/network-failure';
import { useOnline } from '../../lib/use-online';
import { ErrorScreen } from '../../parts/site/error-screen';
import { OfflineScreen } from './offline-screen';

/** Only developers see the details of an error. */
function errorDetail(error: unknown): string | undefined {
  if (process.env.NODE_ENV !== 'development') return undefined;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

export function RootErrorBoundary() {
  const error = useRouteError();
  const online = useOnline();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  // A browser may call itself online though nothing answers.
  if (!online || isNetworkFailure(error)) {
    return (
      <>
        <title>No network · Aranya</title>
        <OfflineScreen />
      </>
    );
  }
  return (
    <>
      <title>Something broke · Aranya</title>
      <ErrorScreen onRetry={() => window.location.reload()} detail={errorDetail(error)} />
    </>
  );
}
