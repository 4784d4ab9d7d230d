import { ErrorState } from '@aranya/ui';
import type { ComponentProps } from 'react';
import { errorText } from './api';

interface QueryErrorProps extends Omit<ComponentProps<typeof ErrorState>, 'text' | 'onRetry' | 'retrying'> {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

/** Says why a query failed, and asks again at a press. */
export const QueryError = ({ query, ...rest }: QueryErrorProps) => (
  <ErrorState
    {...rest}
    text={errorText(query.error)}
    onRetry={() => void query.refetch()}
    retrying={query.isFetching}
  />
);
