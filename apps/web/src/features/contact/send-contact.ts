/** The fields of the form by their names in the call. */
export const contactFields = ['name', 'email', 'message'] as const;

export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField | 'website', string>;
export type FieldErrors = Partial<Record<ContactField, string>>;

export type ContactAnswer =
  | { sent: true; message: string }
  | {
      sent: false;
      /** A sentence about the whole; none where the fields say everything. */
      message: string | undefined;
      fields: FieldErrors;
    };

const PATIENCE_MS = 20_000;
const unreachable = 'We could not reach the server. Check your connection and send it again.';
const unexpected = 'Something went wrong on our side. Please try again in a moment.';

type Envelope = { success?: unknown; message?: unknown; fields?: unknown };

function refusalOf({ message, fields }: Envelope): ContactAnswer {
  const given = typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {};
  const errors: FieldErrors = {};
  for (const name of contactFields) {
    const text = given[name];
    if (typeof text === 'string') errors[name] = text;
  }
  const words = typeof message === 'string' && message !== '' ? message : unexpected;
  // The refusal's sentence repeats that of its first field, which stands at the input already.
  const said = Object.values(errors).includes(words);
  return { sent: false, message: said ? undefined : words, fields: errors };
}

/**
 * POST /api/contact by plain fetch: public pages load neither the contract nor its client. Never throws; whatever
 * comes back, or does not, becomes words for the writer.
 */
export async function sendContact(values: ContactValues): Promise<ContactAnswer> {
  let response: Response;
  try {
    response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch {
    return { sent: false, message: unreachable, fields: {} };
  }
  const body = (await response.json().catch(() => null)) as Envelope | null;
  if (typeof body !== 'object' || body === null) return { sent: false, message: unexpected, fields: {} };
  if (!response.ok || body.success !== true) return refusalOf(body);
  return { sent: true, message: typeof body.message === 'string' ? body.message : '' };
}
