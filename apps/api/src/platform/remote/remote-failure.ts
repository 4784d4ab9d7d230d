/** The message is logged and holds no key or query. */
export class RemoteFailure extends Error {
  override name = 'RemoteFailure';
}

/** Without the query, which may hold a key. */
export function loggable(url: URL): string {
  return `${url.origin}${url.pathname}`;
}

export function failureReason(error: unknown): string {
  if (error instanceof RemoteFailure) return error.message;
  const { name, code, message } = error as { name?: string; code?: string; message?: string };
  if (name === 'TimeoutError' || name === 'AbortError') return 'no answer in time';
  return code ?? message ?? String(error);
}
