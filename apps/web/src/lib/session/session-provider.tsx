import { later } from '@aranya/ui';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useHydrated } from '../hydration';
import { type Press, type Session, SessionContext } from './session-context';
import { isSessionMarked } from './session-mark';
import { signInProblem } from './sign-in-problem';
import type { SessionSdkProps } from './session-sdk';

/** Some 55 kB, of use only to who is signed in or about to be. */
const SessionSdk = later<SessionSdkProps>(() => import('./session-sdk'));

/** Loads the sign-in SDK ahead of its need. */
export const prepareSession = SessionSdk.prepare;

/**
 * Sign-in for everything below it. The SDK is loaded where somebody may be signed in, or when somebody signs in: without
 * any mark of a session nobody is, and the page may say so at once. While prerendering and hydrating nobody is.
 * `onEnd` is called when the session is over for whatever reason: what was cached for the user must go.
 */
export function SessionProvider({ children, onEnd }: { children: ReactNode; onEnd: () => void }) {
  const hydrated = useHydrated();
  // Looked for once: that nobody is marked any more is how a session ends, which the SDK must live to tell.
  const marked = useMemo(() => hydrated && isSessionMarked(), [hydrated]);
  /** What the SDK says, from its first word on. */
  const [told, setTold] = useState<Session>();
  /** A button that was pressed before the SDK could leave. */
  const [pressed, setPressed] = useState<Press>();
  const [failed, setFailed] = useState(false);
  const wanted = marked || pressed !== undefined || told !== undefined;

  const press = useCallback((which: Press) => {
    setPressed(which);
    setFailed(false);
  }, []);
  const taken = useCallback(() => setPressed(undefined), []);

  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    SessionSdk.load().catch(() => {
      if (!current) return;
      setFailed(true);
      setPressed(undefined);
    });
    return () => {
      current = false;
    };
  }, [wanted]);

  const session = useMemo<Session>(() => {
    const silent: Session = {
      status: !marked ? 'signed-out' : failed ? 'unreachable' : 'loading',
      problem: failed ? signInProblem('unreachable') : undefined,
      leaving: pressed,
      prepare: prepareSession,
      signIn: async () => press('login'),
      signUp: async () => press('signup'),
      signOut: async () => undefined,
    };
    // Who has pressed a button looks at it until the page is left.
    return told && !(pressed && told.status === 'loading')
      ? { ...told, leaving: pressed ?? told.leaving }
      : silent;
  }, [marked, failed, pressed, told, press]);

  return (
    <SessionContext value={session}>
      {children}
      {wanted && !failed && (
        <SessionSdk pressed={pressed} onTaken={taken} onSession={setTold} onEnd={onEnd} />
      )}
    </SessionContext>
  );
}
