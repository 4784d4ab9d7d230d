import clsx from 'clsx';
import { m } from '../../lib/language/messages';
import { SiteLink } from '../../lib/language/site-link';
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
    <SiteLink
      to={paths.community()}
      prefetch="intent"
      className={clsx(styles.signIn, className)}
      hidden={signedIn}
      onClick={onClick}
    >
      {m.nav_sign_in()}
    </SiteLink>
  );
}
