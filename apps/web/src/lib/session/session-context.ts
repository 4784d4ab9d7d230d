import { createContext, useContext } from 'react';
import type { SignInProblem } from './sign-in-problem';

/** `unreachable` means that the provider does not answer to renew a session. */
export type SessionStatus = 'loading' | 'signed-in' | 'signed-out' | 'unreachable';

export type SignInForm = 'login' | 'signup';

export interface Session {
  status: SessionStatus;
  /** A problem of the last sign-in, or the reason why the session ended. */
  problem: SignInProblem | undefined;
  /** The form that is about to open. */
  leaving: SignInForm | undefined;
  /** Signs in; the provider returns to the current address. */
  signIn: (form: SignInForm) => Promise<void>;
  /** Signs out, also of the provider's session, and goes to the landing page. */
  signOut: () => Promise<void>;
}

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}
