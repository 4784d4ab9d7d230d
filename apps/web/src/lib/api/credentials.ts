export interface Credentials {
  /** Returns a token, with `fresh` not from the cache; null when signed out. */
  getToken: (options: { fresh: boolean }) => Promise<string | null>;
  /** Runs when even a fresh token is refused, which ends the session. */
  onRefused: () => void;
  /** Runs when the server ends the session. */
  onSignedOut: () => void;
}

let current: Credentials | undefined;

/** @returns a function that removes them */
export function provideCredentials(credentials: Credentials): () => void {
  current = credentials;
  return () => {
    if (current === credentials) current = undefined;
  };
}

export const signedOutByServer = () => current?.onSignedOut();

/** Repeats a request after a 401 with a fresh token; a second 401 ends the session. */
export async function sendWithToken<Answer extends { status: number }>(
  send: (authorization: { authorization?: string }) => Promise<Answer>,
): Promise<Answer> {
  const credentials = current;
  const token = await credentials?.getToken({ fresh: false });
  const answer = await send(token ? { authorization: `Bearer ${token}` } : {});
  if (answer.status !== 401 || !credentials) return answer;
  const fresh = await credentials.getToken({ fresh: true });
  const second = fresh === null ? answer : await send({ authorization: `Bearer ${fresh}` });
  if (second.status === 401) credentials.onRefused();
  return second;
}
