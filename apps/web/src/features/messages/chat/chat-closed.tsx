import { EmptyState, ErrorState } from '@aranya/ui';
import { paths } from '../../../lib/paths';
import { ApiError, errorText } from '../../../lib/api';
import { ButtonLink } from '../../../lib/button-link';
import styles from './chat.module.css';

interface ChatClosedProps {
  otherId: string;
  problem: unknown;
  onRetry: () => void;
  retrying: boolean;
}

const refusalTitle = ({ code }: ApiError) => {
  if (code === 'not_connected') return 'Not connected yet';
  if (code === 'blocked') return 'This chat is closed';
  return 'There is nobody here';
};

export function ChatClosed({ otherId, problem, onRetry, retrying }: ChatClosedProps) {
  const refused = problem instanceof ApiError && problem.status >= 400 && problem.status < 500;
  const final = refused && problem.status !== 429 && problem.status !== 401;
  return (
    <div className={styles.closed}>
      <h1 className="visually-hidden">Chat</h1>
      {final ? (
        <EmptyState
          title={refusalTitle(problem)}
          text={problem.message}
          action={
            problem.code === 'not_connected' ? (
              <ButtonLink to={paths.profile(otherId)}>View Profile</ButtonLink>
            ) : (
              <ButtonLink to={paths.messages()}>Back to messages</ButtonLink>
            )
          }
        />
      ) : (
        <ErrorState
          title="The chat could not be loaded"
          text={errorText(problem)}
          onRetry={onRetry}
          retrying={retrying}
        />
      )}
    </div>
  );
}
