/** Why news could not be read, for the log: neither keys nor queries are in its message. */
export class NewsFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'NewsFailure';
  }
}

/** An address as it may stand in a log: its query can hold a key. */
export function loggable(url: URL): string {
  return `${url.origin}${url.pathname}`;
}

/** A few words on any error. */
export function reasonOf(error: unknown): string {
  if (error instanceof NewsFailure) return error.message;
  const { name, code, message } = error as { name?: string; code?: string; message?: string };
  if (name === 'TimeoutError' || name === 'AbortError') return 'no answer in time';
  return code ?? message ?? String(error);
}
