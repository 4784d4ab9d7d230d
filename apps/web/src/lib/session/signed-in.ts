import { getSessionHint } from './session-hint';

/** As the sign-in provider names them. */
interface SignedIn {
  name?: string | undefined;
  email?: string | undefined;
}

let signedIn: SignedIn | undefined;

/** Lives in this tab's memory alone, as the address is stored nowhere. Providers without a name send the address instead. */
export const setSignedIn = (person: SignedIn | undefined) => {
  const name = person?.name?.includes('@') ? undefined : person?.name;
  signedIn = person && { name, email: person.email };
};

/** Who is signed in, for public pages that are opened from the community; undefined after a reload. */
export const getSignedIn = () => (signedIn && getSessionHint() ? signedIn : undefined);
