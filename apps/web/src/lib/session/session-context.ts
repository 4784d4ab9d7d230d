import { createContext, useContext } from 'react';
import type { SignInProblem } from './sign-in-problem';

/** `unreachable` means that the provider does not answer to renew a session. */
export type SessionStatus = 'loading' | 'signed-in' | 'signed-out' | 'unreachable';

export type SignInForm = 'login' | 'signup';

export interface Session {
  status: SessionStatus;
  /** Why the last sign-in failed or the session ended. */
  problem: SignInProblem | undefined;
  /** The form about to open. */
  leaving: SignInForm | undefined;
  /** Signs in; the provider returns to the current address. */
  signIn: (form: SignInForm) => Promise<void>;
  /** Also ends the provider's session, and leads to the landing page. */
  signOut: () => Promise<void>;
}

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}
