export interface Credentials {
  /** A valid token, with `fresh` not one from the cache; null when nobody is signed in. */
  getToken: (options: { fresh: boolean }) => Promise<string | null>;
  /** Called when even a fresh token was refused: the session is over. */
  onRefused: () => void;
}

let current: Credentials | undefined;

/** Sets the credentials of all requests. Returns the function that removes them. */
export function provideCredentials(credentials: Credentials): () => void {
  current = credentials;
  return () => {
    if (current === credentials) current = undefined;
  };
}

/** Sends a request with the session's token, after a 401 once more with a fresh one. A second 401 ends the session. */
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
