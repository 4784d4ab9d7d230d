/** Where calls get their bearer token. Put in place by the session, which alone knows the sign-in SDK. */
export type Credentials = {
  /** A valid token. `fresh`: not one from the cache. Null when nobody is signed in. */
  getToken: (options: { fresh: boolean }) => Promise<string | null>;
  /** Called when even a fresh token was refused: the session is over. */
  onRefused: () => void;
};

let current: Credentials | undefined;

/** Returns the function that takes them away again. */
export function provideCredentials(credentials: Credentials): () => void {
  current = credentials;
  return () => {
    if (current === credentials) current = undefined;
  };
}

export function credentials(): Credentials | undefined {
  return current;
}
