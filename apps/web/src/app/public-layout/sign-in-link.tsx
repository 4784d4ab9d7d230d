import clsx from 'clsx';
import { Link } from 'react-router';
import { paths } from '../../lib/paths';
import { useSessionHint } from '../../lib/session/session-hint';
import styles from './site-header.module.css';

interface SignInLinkProps {
  className?: string | undefined;
  onClick?: () => void;
}

/** Keeps its place when hidden for a session, so that nothing moves. */
export function SignInLink({ className, onClick }: SignInLinkProps) {
  const signedIn = useSessionHint() === true;
  return (
    <Link
      to={paths.community()}
      prefetch="intent"
      className={clsx(styles.signIn, className)}
      hidden={signedIn}
      onClick={onClick}
    >
      Sign in
    </Link>
  );
}
