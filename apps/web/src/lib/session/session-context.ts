import { createContext, useContext } from 'react';
import type { SignInProblem } from './sign-in-problem';

/** `unreachable`: somebody was signed in here, and the provider does not answer to renew the session. */
export type SessionStatus = 'loading' | 'signed-in' | 'signed-out' | 'unreachable';

/** Which of the provider's forms to open. */
export type SignInForm = 'login' | 'signup';

export interface Session {
  status: SessionStatus;
  /** Why the last attempt to sign in, or the session itself, ended. */
  problem: SignInProblem | undefined;
  /** The form that the page is about to leave for. */
  leaving: SignInForm | undefined;
  /** Goes to the provider's form and returns to the current address afterwards. */
  signIn: (form: SignInForm) => Promise<void>;
  /** Ends the session here and at the provider, and goes to the landing page. */
  signOut: () => Promise<void>;
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** The session of the `SessionProvider` above. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}
