import { getLocale } from '../../lib/language/locale';
import { m } from '../../lib/language/messages';

export const contactFields = ['name', 'email', 'message'] as const;

export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField | 'website', string>;
export type FieldErrors = Partial<Record<ContactField, string>>;

export type ContactAnswer =
  | { sent: true; message: string }
  | {
      sent: false;
      /** Undefined when the fields' errors say everything. */
      message: string | undefined;
      fields: FieldErrors;
    };

const TIMEOUT_MS = 20_000;
const TOO_MANY = 429;

type Envelope = { success?: unknown; message?: unknown; fields?: unknown };

/** The server's words are English; other languages have their own for what it means. */
const inWordsOf = (server: string, other: () => string) => (getLocale() === 'en' ? server : other());

const refusedField = (name: ContactField) =>
  name === 'email' ? m.contact_email_invalid() : m.contact_not_storable();

function refusal({ status, headers }: Response): string {
  const minutes = Math.ceil(Number(headers.get('retry-after')) / 60);
  if (status !== TOO_MANY || !(minutes > 0)) return m.contact_unexpected();
  return minutes < 60
    ? m.contact_wait_minutes({ count: minutes })
    : m.contact_wait_hours({ count: Math.ceil(minutes / 60) });
}

function toRefusal(response: Response, { message, fields }: Envelope): ContactAnswer {
  const given = typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {};
  const errors: FieldErrors = {};
  for (const name of contactFields) {
    const text = given[name];
    if (typeof text === 'string') errors[name] = inWordsOf(text, () => refusedField(name));
  }
  const words = typeof message === 'string' && message !== '' ? message : m.contact_unexpected();
  // The API repeats the message of the first field.
  const repeated = contactFields.some((name) => given[name] === words);
  return {
    sent: false,
    message: repeated ? undefined : inWordsOf(words, () => refusal(response)),
    fields: errors,
  };
}

/** Sends the message without the contract's client, which is too large for public pages. Never throws. */
export async function sendContact(values: ContactValues): Promise<ContactAnswer> {
  let response: Response;
  try {
    response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    return { sent: false, message: m.contact_unreachable(), fields: {} };
  }
  const body = (await response.json().catch(() => null)) as Envelope | null;
  if (typeof body !== 'object' || body === null)
    return { sent: false, message: m.contact_unexpected(), fields: {} };
  if (!response.ok || body.success !== true) return toRefusal(response, body);
  const thanks = typeof body.message === 'string' ? body.message : '';
  return { sent: true, message: inWordsOf(thanks, m.contact_received) };
}
