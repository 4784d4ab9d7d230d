import { getSessionHint } from './session-hint';

/** Named by the sign-in provider. */
interface SignedIn {
  name?: string | undefined;
  email?: string | undefined;
}

let signedIn: SignedIn | undefined;

/**
 * Kept in this tab's memory only, as the address must not be stored. Providers without a name send the
 * address instead.
 */
export const setSignedIn = (person: SignedIn | undefined) => {
  const name = person?.name?.includes('@') ? undefined : person?.name;
  signedIn = person && { name, email: person.email };
};

/** For public pages opened from the community; undefined after a reload. */
export const getSignedIn = () => (signedIn && getSessionHint() ? signedIn : undefined);
