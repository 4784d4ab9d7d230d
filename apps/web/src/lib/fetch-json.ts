import { eitherSignal } from './either-signal';

const TIMEOUT_MS = 20_000;

type Entry = Record<string, unknown>;

export const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;

/** A refusal, for whose words public pages have no room. */
export class AnswerError extends Error {
  constructor(readonly status: number) {
    super(`The server answered ${status}.`);
  }
}

/**
 * Asks the API without the contract's client, which is too large for public pages.
 * @throws when there is no answer in `timeoutMs`, or on an abort
 */
export const fetchJson = (path: string, signal: AbortSignal, timeoutMs = TIMEOUT_MS): Promise<Response> =>
  fetch(path, {
    headers: { accept: 'application/json' },
    signal: eitherSignal(signal, AbortSignal.timeout(timeoutMs)),
  });
