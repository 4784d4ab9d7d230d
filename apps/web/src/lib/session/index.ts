export {
  type BehindSignIn,
  type GuestViewProps,
  type SignInHandle,
  useBehindSignIn,
  useGuestView,
} from './behind-sign-in';
export { SessionContext, type Session, type SessionStatus, useSession } from './session-context';
export { isSignInAnswer } from './return-to';
export { SessionProvider } from './session-provider';
export { useSessionHint, useWasSignedIn } from './session-hint';
export { setStaySignedIn, useStaySignedIn } from './stay-signed-in';
