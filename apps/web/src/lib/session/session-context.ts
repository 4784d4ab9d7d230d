import { createContext, useContext } from 'react';
import type { SignInProblem } from './sign-in-problem';

/** `unreachable`: somebody was signed in here, and the provider does not answer to renew it. */
export type SessionStatus = 'loading' | 'signed-in' | 'signed-out' | 'unreachable';

/** What a sign-in button asks of the provider: its form for who has an account, or for who has none. */
export type Press = 'login' | 'signup';

export type Session = {
  status: SessionStatus;
  /** Why the last attempt to sign in, or the session itself, ended. */
  problem: SignInProblem | undefined;
  /** Which button was pressed, until the page leaves for the provider. */
  leaving: Press | undefined;
  /** Loads what signing in needs, when somebody is about to. */
  prepare: () => void;
  /** Leave for the provider's form; afterwards the visitor comes back to the address where he is now. */
  signIn: () => Promise<void>;
  /** The same, at the provider's form for new accounts. */
  signUp: () => Promise<void>;
  /** End the session here and at the provider, and go to the site's start. */
  signOut: () => Promise<void>;
};

export const SessionContext = createContext<Session | undefined>(undefined);

/** The session. Only below SessionProvider, which the community's layout holds. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}
