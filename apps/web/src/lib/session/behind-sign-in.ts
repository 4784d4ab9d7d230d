import type { ComponentType, ReactNode } from 'react';
import { type Params, useMatches } from 'react-router';
import { getSettings } from '../settings';

/** Tells visitors what members see at the address. */
export interface BehindSignIn {
  title: string;
  text: string;
  /** The first words, if public. */
  quote?: string | undefined;
  /** The address of its picture, if public. */
  picture?: string | undefined;
}

export interface GuestViewProps {
  /** For what guests may not read. */
  children: ReactNode;
}

/** The `handle` of a screen that people often open by a link. */
export interface SignInHandle {
  behindSignIn: (params: Params) => BehindSignIn | null;
  /** Takes the place of the sign-in screen where the site is open to guests. */
  GuestView?: ComponentType<GuestViewProps>;
}

const isSignInHandle = (handle: unknown): handle is SignInHandle =>
  typeof handle === 'object' && handle !== null && 'behindSignIn' in handle;

export function useGuestView(): ComponentType<GuestViewProps> | undefined {
  const last = useMatches().at(-1);
  return isSignInHandle(last?.handle) && getSettings().site.open_to_guests
    ? last.handle.GuestView
    : undefined;
}

export function useBehindSignIn(): BehindSignIn | null {
  const last = useMatches().at(-1);
  return isSignInHandle(last?.handle) ? last.handle.behindSignIn(last.params) : null;
}
