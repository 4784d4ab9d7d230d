import { eitherSignal } from './either-signal';

const TIMEOUT_MS = 20_000;

type Entry = Record<string, unknown>;

export const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;

/** A refusal, without its texts, for which public pages have no room. */
export class AnswerError extends Error {
  constructor(readonly status: number) {
    super(`The server answered ${status}.`);
  }
}

/**
 * Asks the API without the contract's client, which is too large for public pages.
 * @throws AnswerError on a refusal; another error if there is no answer in `timeoutMs`, or on an abort
 */
export async function fetchJson(
  path: string,
  signal: AbortSignal,
  timeoutMs = TIMEOUT_MS,
): Promise<Response> {
  const response = await fetch(path, {
    headers: { accept: 'application/json' },
    signal: eitherSignal(signal, AbortSignal.timeout(timeoutMs)),
  });
  if (!response.ok) throw new AnswerError(response.status);
  return response;
}
