import { languageHeader } from '../../lib/language/locale';
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

type Envelope = { success?: unknown; message?: unknown; fields?: unknown };

function toRefusal({ message, fields }: Envelope): ContactAnswer {
  const given = typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {};
  const errors: FieldErrors = {};
  for (const name of contactFields) {
    const text = given[name];
    if (typeof text === 'string') errors[name] = text;
  }
  const words = typeof message === 'string' && message !== '' ? message : m.contact_unexpected();
  // The API repeats the message of the first field.
  const repeated = contactFields.some((name) => given[name] === words);
  return {
    sent: false,
    message: repeated ? undefined : words,
    fields: errors,
  };
}

/** Sends the message without the contract's client, which is too large for public pages. Never throws. */
export async function sendContact(values: ContactValues): Promise<ContactAnswer> {
  let response: Response;
  try {
    response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...languageHeader() },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    return { sent: false, message: m.contact_unreachable(), fields: {} };
  }
  const body = (await response.json().catch(() => null)) as Envelope | null;
  if (typeof body !== 'object' || body === null)
    return { sent: false, message: m.contact_unexpected(), fields: {} };
  if (!response.ok || body.success !== true) return toRefusal(body);
  const thanks = typeof body.message === 'string' ? body.message : '';
  return { sent: true, message: thanks };
}
