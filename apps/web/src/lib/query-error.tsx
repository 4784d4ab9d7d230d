import { ErrorState } from '@aranya/ui';
import type { ComponentProps } from 'react';
import { errorText } from './api';

interface QueryErrorProps extends Omit<ComponentProps<typeof ErrorState>, 'text' | 'onRetry' | 'retrying'> {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

export const QueryError = ({ query, ...rest }: QueryErrorProps) => (
  <ErrorState
    {...rest}
    text={errorText(query.error)}
    onRetry={() => void query.refetch()}
    retrying={query.isFetching}
  />
);
