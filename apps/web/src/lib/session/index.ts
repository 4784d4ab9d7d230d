export { type Session, type SessionStatus, useSession } from './session-context';
export { prepareSession, SessionProvider } from './session-provider';
export { communityHoldScript, isSessionMarked } from './session-mark';
export { setStaySignedIn, useStaySignedIn } from './stay-signed-in';
export type { SignInProblem } from './sign-in-problem';
