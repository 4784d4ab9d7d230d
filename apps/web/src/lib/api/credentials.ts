export interface Credentials {
  /** With `fresh`, not from the cache; null when nobody is signed in. */
  getToken: (options: { fresh: boolean }) => Promise<string | null>;
  /** Even a fresh token was refused: the session is over. */
  onRefused: () => void;
}

let current: Credentials | undefined;

/** Returns the function that removes them. */
export function provideCredentials(credentials: Credentials): () => void {
  current = credentials;
  return () => {
    if (current === credentials) current = undefined;
  };
}

/** Repeats after a 401 with a fresh token; a second 401 ends the session. */
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
