import { languageHeader } from '../../lib/language/locale';
import { eitherSignal } from '../../lib/either-signal';
import { isEntry } from '../../lib/fetch-json';

const TIMEOUT_MS = 20_000;

/** A valid invitation, or the server's explanation. */
export type LookedAt = { label: string; endsAt: string } | { problem: string };

/**
 * Sends the secret in the body, because addresses are logged.
 * @throws without an answer
 */
export async function fetchInvitation(invitation: string, signal: AbortSignal): Promise<LookedAt> {
  const response = await fetch('/api/entry/invitation', {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...languageHeader() },
    body: JSON.stringify({ invitation }),
    signal: eitherSignal(signal, AbortSignal.timeout(TIMEOUT_MS)),
  });
  const body: unknown = await response.json();
  if (!isEntry(body)) throw new Error('The answer is not an object.');
  const { label, ends_at: endsAt, message } = body;
  if (response.ok && typeof label === 'string' && typeof endsAt === 'string') return { label, endsAt };
  if ([400, 404].includes(response.status) && typeof message === 'string') return { problem: message };
  throw new Error(`The server answered ${response.status}.`);
}
