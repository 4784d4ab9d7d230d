import { isRouteErrorResponse, useRouteError } from 'react-router';
import { NotFound } from '../../parts/site/not-found';
import { ErrorScreen } from '../../parts/site/error-screen';

/** Only developers see the details of an error. */
function errorDetail(error: unknown): string | undefined {
  if (process.env.NODE_ENV !== 'development') return undefined;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

export function RootErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <>
      <title>Something broke · Aranya</title>
      <ErrorScreen onRetry={() => window.location.reload()} detail={errorDetail(error)} />
    </>
  );
}
