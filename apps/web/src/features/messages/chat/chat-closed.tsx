import { EmptyState, ErrorState } from '@aranya/ui';
import { m } from '../../../lib/language/messages';
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
  if (code === 'not_connected') return m.chat_not_connected();
  if (code === 'blocked') return m.chat_closed();
  return m.chat_nobody_here();
};

export function ChatClosed({ otherId, problem, onRetry, retrying }: ChatClosedProps) {
  const refused = problem instanceof ApiError && problem.status >= 400 && problem.status < 500;
  const final = refused && problem.status !== 429 && problem.status !== 401;
  return (
    <div className={styles.closed}>
      <h1 className="visually-hidden">{m.chat_title()}</h1>
      {final ? (
        <EmptyState
          title={refusalTitle(problem)}
          text={problem.message}
          action={
            problem.code === 'not_connected' ? (
              <ButtonLink to={paths.profile(otherId)}>{m.chat_profile()}</ButtonLink>
            ) : (
              <ButtonLink to={paths.messages()}>{m.chat_back()}</ButtonLink>
            )
          }
        />
      ) : (
        <ErrorState title={m.chat_failed()} text={errorText(problem)} onRetry={onRetry} retrying={retrying} />
      )}
    </div>
  );
}
