import { type Params, useMatches } from 'react-router';

/** Tells visitors what members see at the address. */
export interface BehindSignIn {
  title: string;
  text: string;
  /** The first words, if public. */
  quote?: string | undefined;
}

/** The `handle` of a screen that people often open by a link. */
export interface SignInHandle {
  behindSignIn: (params: Params) => BehindSignIn | null;
}

const isSignInHandle = (handle: unknown): handle is SignInHandle =>
  typeof handle === 'object' && handle !== null && 'behindSignIn' in handle;

export function useBehindSignIn(): BehindSignIn | null {
  const last = useMatches().at(-1);
  return isSignInHandle(last?.handle) ? last.handle.behindSignIn(last.params) : null;
}
