export { meQueryKey, useMe } from './use-me';
export { type Session, type SessionStatus, useSession } from './session-context';
export { SessionProvider } from './session-provider';
export { getStaySignedIn, setStaySignedIn } from './stay-signed-in';
export type { SignInProblem } from './sign-in-problem';
